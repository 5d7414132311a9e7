'use strict';
// The rendering process: one disposable worker for each bundle; one that misses its deadline is killed.
const { join } = require('node:path');
const { Worker } = require('node:worker_threads');

const WORKERS_MAX = 16;
const HEAP_MB = 96;
const workers = new Map();
/** Bundles that have drawn: a new worker of one is patient only while it reads the bundle. */
const known = new Set();

/** A job is given time anew when what it waits for changes. */
function allow(bundle, entry, id) {
  const job = entry.jobs.get(id);
  const ms = entry.isLoaded && known.has(bundle) ? job.deadlineMs : job.firstDeadlineMs;
  clearTimeout(job.timer);
  job.timer = setTimeout(() => drop(bundle, `not drawn within ${ms} ms`), ms);
}

function drop(bundle, fault) {
  const entry = workers.get(bundle);
  if (!entry) return;
  workers.delete(bundle);
  for (const [id, { timer }] of entry.jobs) {
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
  const entry = { worker, jobs: new Map(), isLoaded: false };
  worker.on('message', ({ id, reply, fault }) => {
    if (id === undefined) {
      entry.isLoaded = true;
      for (const waiting of entry.jobs.keys()) allow(bundle, entry, waiting);
      return;
    }
    const job = entry.jobs.get(id);
    if (job === undefined) return;
    clearTimeout(job.timer);
    entry.jobs.delete(id);
    if (reply) known.add(bundle);
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
  entry.jobs.set(id, { deadlineMs, firstDeadlineMs });
  allow(bundle, entry, id);
  entry.worker.postMessage({ id, request });
});
process.on('disconnect', () => process.exit(0));
