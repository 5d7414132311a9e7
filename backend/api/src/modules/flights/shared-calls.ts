/** Equal calls under way are one. */
export function sharedCalls<Result>() {
  const underWay = new Map<string, Promise<Result>>();
  return (key: string, call: () => Promise<Result>): Promise<Result> => {
    const known = underWay.get(key);
    if (known) return known;
    const started = call().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
