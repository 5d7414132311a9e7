import { Worker } from 'node:worker_threads';
import { RenderReplySchema, type RenderReply, type RenderRequest } from '@travesia/contracts';
import { object, optional, safeParse, string } from 'valibot';

const OutcomeSchema = object({ reply: optional(RenderReplySchema), fault: optional(string()) });
const DEADLINE_MS = 10_000;

/** The frame in which the site runs a server bundle, cut to one drawing after another. */
const FRAME = `
const { parentPort, workerData } = require('node:worker_threads');
const { render } = require(workerData.bundle);
parentPort.on('message', async (request) => {
  try { parentPort.postMessage({ reply: await render(request) }); }
  catch (fault) { parentPort.postMessage({ fault: String(fault) }); }
});`;

export interface Drawing {
  draw(request: RenderRequest): Promise<RenderReply>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (reply: RenderReply) => void;
  readonly reject: (cause: Error) => void;
}

function answer({ resolve, reject }: Waiting, message: unknown) {
  const parsed = safeParse(OutcomeSchema, message);
  if (!parsed.success) reject(new Error(parsed.issues.map((issue) => issue.message).join('; ')));
  else if (parsed.output.reply) resolve(parsed.output.reply);
  else reject(new Error(parsed.output.fault ?? 'drew nothing'));
}

/** Runs a server bundle as the site would, apart from this process. Rejects what hangs or breaks. */
export function openDrawing(bundle: string): Drawing {
  const worker = new Worker(FRAME, { eval: true, workerData: { bundle }, env: {} });
  let waiting: Waiting | null = null;
  let died: Error | null = null;
  worker.on('message', (message: unknown) => waiting && answer(waiting, message));
  worker.on('error', (cause: Error) => {
    died = cause;
    waiting?.reject(cause);
  });
  return {
    async draw(request) {
      if (died) throw died;
      let timer: NodeJS.Timeout | undefined;
      const drawn = new Promise<RenderReply>((resolve, reject) => {
        waiting = { resolve, reject };
        timer = setTimeout(() => reject(new Error('does not answer')), DEADLINE_MS);
        worker.postMessage(request);
      });
      return drawn.finally(() => clearTimeout(timer));
    },
    close: async () => void (await worker.terminate()),
  };
}
