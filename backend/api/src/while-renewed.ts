/** Does the work and keeps its lease alive meanwhile: a process that is gone renews nothing. */
export async function whileRenewed<Result>(
  work: () => Promise<Result>,
  renew: () => Promise<unknown>,
  leaseMs: number,
): Promise<Result> {
  // A renewal that fails leaves the lease to run out; the work's own writes are conditional anyway.
  const timer = setInterval(() => void renew().catch(() => {}), leaseMs / 3);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
