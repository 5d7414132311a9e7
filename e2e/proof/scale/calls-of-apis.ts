import { openLine, type CallMoment, type Line } from '../campaigns/world/line.ts';
import { Trace } from '../campaigns/world/trace.ts';

type CallWatcher = (api: number, step: string, moment: CallMoment) => void;

/** The lines from each api to suppliers and provider: who calls what is counted, and can be cut short. */
export interface CallsOfApis {
  readonly ports: readonly number[];
  /** How often a step was asked since the last `forget`, over all apis. */
  count(step: string): number;
  forget(): void;
  watch(watcher: CallWatcher | null): void;
  close(): Promise<void>;
}

export async function openCallsOfApis(ports: readonly number[], targetPort: number): Promise<CallsOfApis> {
  const counts = new Map<string, number>();
  let watcher: CallWatcher | null = null;
  const lines: Line[] = await Promise.all(
    ports.map((port, api) =>
      openLine({
        name: `api ${api + 1}`,
        port,
        targetPort,
        trace: new Trace(),
        onCall(named, moment) {
          const step = named.replace(' (again)', '');
          if (moment === 'arrived') counts.set(step, (counts.get(step) ?? 0) + 1);
          watcher?.(api, step, moment);
        },
      }),
    ),
  );
  return {
    ports,
    count: (step) => counts.get(step) ?? 0,
    forget: () => counts.clear(),
    watch: (given) => {
      watcher = given;
    },
    close: async () => void (await Promise.all(lines.map((line) => line.close()))),
  };
}
