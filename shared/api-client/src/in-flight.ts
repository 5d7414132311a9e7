/** Equal calls at the same time are one call; it ends early only when everyone who waits has left. */
export function createInFlight() {
  const running = new Map<
    string,
    { reply: Promise<unknown>; controller: AbortController; waiting: number }
  >();

  return function share<Reply>(
    key: string,
    start: (signal: AbortSignal) => Promise<Reply>,
    signal?: AbortSignal,
  ): Promise<Reply> {
    signal?.throwIfAborted();
    let entry = running.get(key);
    if (!entry) {
      const controller = new AbortController();
      const reply = start(controller.signal).finally(() => {
        if (running.get(key)?.controller === controller) running.delete(key);
      });
      entry = { reply, controller, waiting: 0 };
      running.set(key, entry);
    }
    const shared = entry;
    shared.waiting += 1;

    return new Promise<Reply>((resolve, reject) => {
      const leave = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) {
          running.delete(key);
          shared.controller.abort(signal?.reason);
        }
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      shared.reply
        .then((reply) => resolve(reply as Reply), reject)
        .finally(() => signal?.removeEventListener('abort', leave));
    });
  };
}
