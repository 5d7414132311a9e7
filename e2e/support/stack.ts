import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { startStack } from '@travesia/deploy/stack';
import { temporaryFolder } from '@travesia/testing/temporary-folder';

/** How long a slow supplier takes here: longer than a traveller likes, shorter than a test may wait. */
const SLOW_MS = '4000';
/** How long an activity stays pre-confirmed: long enough to see the page that waits for it. */
const PRECONFIRMED_MS = '6000';
/** Pages are read with scripts off: they wait for their rendering, however busy the machine is. */
const RENDER_DEADLINE_MS = '5000';

export interface Site {
  readonly siteUrl: string;
  /** Control endpoints of the sandbox; null where the site under test is not ours. */
  readonly sandboxUrl: string | null;
  /** Opens the owner's page; null where the site under test is not ours. */
  readonly operatorToken: string | null;
  /** The api behind the site, and what the site signs its calls with; null where the site under test is not ours. */
  readonly internal: { readonly apiUrl: string; readonly secret: string } | null;
  /** Moves the clock of the api; null where the site under test is not ours. */
  readonly controlUrl: string | null;
  stop(): Promise<void>;
}

/** The site under test: the one that is named, else a stack of its own that leaves nothing behind. */
export async function openSite(onProgress: (message: string) => void = () => {}): Promise<Site> {
  const named = process.env.E2E_BASE_URL;
  if (named) {
    return {
      siteUrl: named,
      sandboxUrl: process.env.E2E_SANDBOX_URL ?? null,
      operatorToken: process.env.E2E_OPERATOR_TOKEN ?? null,
      internal: null,
      controlUrl: null,
      stop: async () => {},
    };
  }
  return openOwnSite({}, onProgress);
}

/** A stack of its own, with settings that the one of all journeys does not have. */
export async function openOwnSite(
  environment: Readonly<Record<string, string>>,
  onProgress: (message: string) => void = () => {},
): Promise<Site> {
  const dataFolder = temporaryFolder('e2e');
  const secret = randomUUID();
  const forget = () => rmSync(dataFolder, { recursive: true, force: true });
  try {
    const stack = await startStack({
      profile: 'test',
      ports: 'ephemeral',
      dataFolder,
      environment: {
        SANDBOX_SLOW_MS: SLOW_MS,
        SANDBOX_PRECONFIRMED_MS: PRECONFIRMED_MS,
        RENDER_DEADLINE_MS,
        SITE_SECRET: secret,
        ...environment,
      },
      onProgress,
    });
    return {
      siteUrl: stack.siteUrl,
      sandboxUrl: stack.sandboxUrl,
      operatorToken: stack.ops.newToken,
      internal: { apiUrl: stack.apiUrl, secret },
      controlUrl: `http://127.0.0.1:${stack.ports.control}`,
      async stop() {
        await stack.stop();
        forget();
      },
    };
  } catch (error) {
    forget();
    throw error;
  }
}
