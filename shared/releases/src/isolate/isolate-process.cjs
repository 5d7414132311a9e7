'use strict';
/**
 * A process for the server bundle of one release. The bundle runs in a V8 isolate of its own that has the
 * language and nothing of Node: strings go in, strings come out. This file is what the site talks to, and
 * nothing in the isolate can reach it (docs/decisions/0027).
 */
const [engine, heapMb, userId] = process.argv.slice(2);
const addon = { exports: {} };
process.dlopen(addon, engine);
const { ivm } = addon.exports;

// Loading is done: from here on nothing needs more than its own memory and two pipes.
if (Number(userId) > 0) {
  process.setgroups([]);
  process.setgid(Number(userId));
  process.setuid(Number(userId));
}

const REPLY_CHARACTERS_MAX = 4_000_000;
const FAULT_CHARACTERS_MAX = 2_000;

/** Shared memory and compiled code have no use in a render; they only widen what the engine has to hold. */
const PRELUDE = `
delete globalThis.SharedArrayBuffer;
delete globalThis.Atomics;
delete globalThis.WebAssembly;
globalThis.module = { exports: {} };
globalThis.exports = globalThis.module.exports;
`;
const RENDER = 'async (request) => JSON.stringify(await module.exports.render(JSON.parse(request)))';

function endNow() {
  process.kill(process.pid, 'SIGKILL');
}

const isolate = new ivm.Isolate({
  memoryLimit: Number(heapMb),
  // The engine cannot go on: nobody but this release is in here.
  onCatastrophicError: endNow,
});

function say(message, then) {
  process.stdout.write(`${JSON.stringify(message)}\n`, then);
}

/** Only a string of a bearable length leaves the isolate. */
function checked(reply) {
  if (typeof reply !== 'string') throw new TypeError('render returned nothing that can be written as JSON');
  if (reply.length > REPLY_CHARACTERS_MAX) throw new RangeError(`a reply of ${reply.length} characters`);
  return reply;
}

const wordsOf = (cause) => String((cause && cause.stack) || cause).slice(0, FAULT_CHARACTERS_MAX);

/** A promise that is never kept would keep its caller waiting past every deadline of the engine. */
function within(timeoutMs, work) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not rendered within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function load({ bundle, timeoutMs }) {
  const context = await isolate.createContext();
  await (await isolate.compileScript(PRELUDE)).run(context);
  const script = await isolate.compileScript(bundle, { filename: 'server.cjs' });
  await script.run(context, { timeout: timeoutMs });
  return context.eval(RENDER, { reference: true });
}

let render = null;

async function answer(message) {
  try {
    if (render === null) {
      render = within(message.timeoutMs, load(message));
      await render;
      say({ nonce: message.nonce, reply: '' });
      return;
    }
    const { nonce, request, timeoutMs } = message;
    const call = (await render).apply(undefined, [request], {
      timeout: timeoutMs,
      result: { promise: true },
    });
    say({ nonce, reply: checked(await within(timeoutMs, call)) });
  } catch (cause) {
    // Stopped in the middle, or out of memory: what is left of it is not asked again.
    const isSpent =
      isolate.isDisposed || /^(not rendered within|Script execution timed out)/.test(cause && cause.message);
    say({ nonce: message.nonce, fault: wordsOf(cause) }, isSpent ? endNow : undefined);
  }
}

let unread = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (text) => {
  const lines = (unread + text).split('\n');
  unread = lines.pop();
  for (const line of lines) void answer(JSON.parse(line));
});
// The site has gone. An isolate in an endless loop would hold up an orderly end.
process.stdin.on('end', endNow);
