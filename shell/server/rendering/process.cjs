'use strict';
// The rendering process: one disposable worker for each bundle; one that misses its deadline is killed.
const { join } = require('node:path');
const { Worker } = require('node:worker_threads');

const WORKERS_MAX = 16;
const HEAP_MB = 96;
const workers = new Map();

function drop(bundle, fault) {
  const entry = workers.get(bundle);
  if (!entry) return;
  workers.delete(bundle);
  for (const [id, timer] of entry.jobs) {
    clearTimeout(timer);
    process.send({ id, fault });
  }
  void entry.worker.terminate();
}

function start(bundle) {
  if (workers.size >= WORKERS_MAX) drop(workers.keys().next().value, 'another release needed the place');
  const worker = new Worker(join(__dirname, 'worker.cjs'), {
    workerData: { bundle },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const entry = { worker, jobs: new Map(), hasDrawn: false };
  worker.on('message', ({ id, reply, fault }) => {
    const timer = entry.jobs.get(id);
    if (timer === undefined) return;
    clearTimeout(timer);
    entry.jobs.delete(id);
    if (reply) entry.hasDrawn = true;
    process.send({ id, reply, fault });
  });
  const end = (fault) => {
    if (workers.get(bundle) === entry) drop(bundle, String(fault).slice(0, 2_000));
  };
  worker.on('error', end);
  worker.on('exit', () => end('the worker ended'));
  return entry;
}

process.on('message', ({ id, bundle, deadlineMs, firstDeadlineMs, request }) => {
  const entry = workers.get(bundle) ?? start(bundle);
  // Last in the row: the place of the one that was asked least recently is given away.
  workers.delete(bundle);
  workers.set(bundle, entry);
  const allowedMs = entry.hasDrawn ? deadlineMs : firstDeadlineMs;
  const timer = setTimeout(() => drop(bundle, `not drawn within ${allowedMs} ms`), allowedMs);
  entry.jobs.set(id, timer);
  entry.worker.postMessage({ id, request });
});
process.on('disconnect', () => process.exit(0));
