'use strict';
// Runs one server bundle of one release. It has no environment, no network and can read releases only:
// the process around it is started under Node's permission model.
const { parentPort, workerData } = require('node:worker_threads');

const { render } = require(workerData.bundle);
// Without the number of a job: the bundle is read.
parentPort.postMessage({});

parentPort.on('message', async ({ id, request }) => {
  try {
    parentPort.postMessage({ id, reply: await render(request) });
  } catch (error) {
    parentPort.postMessage({
      id,
      fault: String(error instanceof Error ? error.stack : error).slice(0, 2_000),
    });
  }
});
