/** What the server half of a hostile release tries. `GOT:` in its own HTML means that it read or reached something. */
export interface Attempt {
  readonly name: string;
  /** What it would have gained. */
  readonly gain: string;
  /** Runs when the bundle is read. */
  readonly atLoad?: string;
  /** Body of `render(request)`. */
  readonly render: string;
}

/** Stands in a page of somebody else, or in the log as a line of its own, only if an attempt got through. */
export const FORGED = 'FORGED-BY-ANOTHER-RELEASE';

const html = (text: string) => `return { html: String(${text}), status: 200, head: {}, state: null };`;
/** Says what was reached; an error means that nothing was. */
const reach = (expression: string) =>
  `let reached = null; try { reached = ${expression}; } catch {} ` +
  html(`reached === null || reached === undefined ? 'nothing' : 'GOT:' + String(reached).slice(0, 200)`);
const withReply = (members: string) =>
  `return { html: 'x', status: 200, head: {}, state: null, ${members} };`;
/** A frame as the present and the earlier channel would understand it. */
const FRAME = `JSON.stringify({ id: 1, nonce: '', reply: { html: '${FORGED}', status: 200, head: {}, state: null } })`;
const HOST = `Function('return typeof process === "undefined" ? null : process')()`;

const REACHING: readonly Attempt[] = [
  ['process', 'the process, its signals and its secrets', 'process.pid'],
  ['process through a function made from text', 'the same', `${HOST}.pid`],
  [
    'process through the constructors of its exports',
    'the same',
    `module.constructor.constructor('return process')().pid`,
  ],
  [
    'process through the constructors of the request',
    'the same',
    `request.constructor.constructor('return process')().pid`,
  ],
  ['process through the main module', 'the same', 'process.mainModule.constructor._load("node:fs")'],
  [
    'frames above, through prepareStackTrace',
    'functions of the renderer',
    `(() => { Error.prepareStackTrace = (_e, sites) => sites; const sites = new Error().stack;
       Error.prepareStackTrace = undefined;
       return sites.map((site) => site.getThis?.() ?? site.getFunction?.()).find((it) => it && it !== globalThis && it !== module.exports && typeof it.applySync === 'function'); })()`,
  ],
  [
    'arguments of the caller',
    'functions of the renderer',
    'arguments.callee.caller.constructor("return process")().pid',
  ],
  ['require', 'files and modules of Node', `require('node:fs').readdirSync('/proc/self/fd')`],
  ['module.require', 'files and modules of Node', `module.require('node:child_process').execSync('id')`],
  ['process.binding', 'the inside of Node', `process.binding('fs')`],
  ['process.dlopen', 'native code', `process.dlopen({}, '/lib/x86_64-linux-gnu/libc.so.6')`],
  ['process.report', 'environment and memory of the site', 'process.report.getReport()'],
  ['environment', 'secrets of the site', 'JSON.stringify(process.env)'],
  [
    'worker_threads',
    'the channel to the site',
    `require('node:worker_threads').parentPort.postMessage(${FRAME})`,
  ],
  [
    'a worker with an environment',
    'a process half of its own',
    `new (require('node:worker_threads').Worker)('', { eval: true, env: {} })`,
  ],
  ['process.send', 'the channel to the site', `process.send(${FRAME})`],
  [
    'descriptors',
    'the channel to the site',
    `[0, 1, 2, 3, 4].map((fd) => require('node:fs').writeSync(fd, ${FRAME} + '\\n'))`,
  ],
  [
    '/proc of the parent',
    'environment of the site',
    `require('node:fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
  ],
  ['fetch', 'the network behind the site', `fetch('http://127.0.0.1/')`],
  ['shared memory', 'a clock for reading other memory', 'new SharedArrayBuffer(8)'],
  [
    'Atomics.wait',
    'a thread that sleeps past its deadline',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  ],
  ['WebAssembly', 'memory that no limit counts', 'new WebAssembly.Memory({ initial: 1 })'],
  ['timers', 'work after the answer', 'setTimeout(() => {}, 0)'],
  [
    'what the last render left',
    'data of other visitors in other releases',
    'globalThis.left ?? ({}).polluted',
  ],
].map(([name = '', gain = '', expression = '']) => ({ name, gain, render: reach(expression) }));

const KILLING: readonly Attempt[] = [
  {
    name: 'kill of the parent',
    gain: 'the end of the site',
    render: `try { process.kill(process.ppid, 'SIGKILL'); } catch {} ${html('1')}`,
  },
  {
    name: 'kill when the bundle is read',
    gain: 'the end of the site, at its start',
    atLoad: 'process.kill(process.ppid);',
    render: html('1'),
  },
  {
    name: 'kill of the process group',
    gain: 'the end of the site',
    render: `try { process.kill(0); } catch {} ${html('1')}`,
  },
  {
    name: 'an error when the bundle is read',
    gain: 'a site that does not start',
    atLoad: `throw new Error('x');`,
    render: html('1'),
  },
  {
    name: 'an endless loop when the bundle is read',
    gain: 'a site that waits',
    atLoad: 'for (;;) {}',
    render: html('1'),
  },
  { name: 'an endless loop', gain: 'a renderer that answers nobody', render: 'for (;;) {}' },
  {
    name: 'promises without end',
    gain: 'the same',
    render: 'const again = () => Promise.resolve().then(again); return again();',
  },
  { name: 'a promise that is never kept', gain: 'the same', render: 'return new Promise(() => {});' },
  {
    name: 'a rejection that nobody hears',
    gain: 'the end of the renderer',
    render: `Promise.reject(new Error('x')); ${html('1')}`,
  },
  {
    name: 'an endless regular expression',
    gain: 'a renderer that answers nobody',
    render: html(`/^(a+)+$/.test('a'.repeat(60) + 'b')`),
  },
  {
    name: 'an error whose words never end',
    gain: 'the same',
    render: 'throw { get stack() { for (;;) {} } };',
  },
  {
    name: 'memory without end',
    gain: 'a machine without memory',
    render: 'const all = []; for (;;) all.push(new Array(1e6).fill({}));',
  },
  {
    name: 'buffers without end',
    gain: 'the same',
    render: 'const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1));',
  },
  {
    name: 'text without end',
    gain: 'the same',
    render: `let text = 'x'; for (;;) { text += text; text.codePointAt(9); }`,
  },
  {
    name: 'a number without end',
    gain: 'a call that no deadline ends',
    render: 'let n = 3n; for (;;) n *= n;',
  },
  {
    name: 'recursion without end',
    gain: 'the end of the renderer',
    render: 'const down = () => down() + 1; return down();',
  },
];

const FORGING: readonly Attempt[] = [
  {
    name: 'a frame on the console',
    gain: 'the answer to another request',
    render: `console.log(${FRAME}); ${html('1')}`,
  },
  {
    name: 'a frame within the reply',
    gain: 'the answer to another request',
    render: withReply(`nonce: '', id: 1, reply: ${FRAME}`),
  },
  {
    name: 'JSON.stringify with a frame',
    gain: 'the answer to another request',
    atLoad: `JSON.stringify = () => '1}\\n' + '${`{"nonce":"","reply":"${FORGED}"}`}' + '\\n';`,
    render: html('1'),
  },
  {
    name: 'an object in place of the text',
    gain: 'a call into the renderer',
    atLoad: 'JSON.stringify = () => ({ toString() { return "{}"; } });',
    render: html('1'),
  },
  {
    name: 'then of every promise',
    gain: 'the answers of other releases',
    atLoad: `Promise.prototype.then = function (done) { return done({ html: '${FORGED}' }); };`,
    render: html('1'),
  },
  {
    name: 'a poisoned language',
    gain: 'the pages of other releases',
    atLoad: `Object.prototype.html = '${FORGED}'; Object.prototype.polluted = 1; Object.prototype.toJSON = () => '${FORGED}'; Array.prototype.map = () => ['${FORGED}'];`,
    render: html('1'),
  },
  {
    name: 'a poisoned prototype in the reply',
    gain: 'objects of the site',
    render: `return JSON.parse('{"__proto__":{"html":"${FORGED}"},"html":"x","status":200,"head":{"__proto__":{"title":"${FORGED}"}},"state":{"__proto__":{"polluted":"${FORGED}"},"constructor":{"prototype":{"polluted":1}}}}');`,
  },
  {
    name: 'an answer after the deadline',
    gain: 'the answer to the next request',
    render: `for (const end = Date.now() + 2500; Date.now() < end; ) {} ${html(`'${FORGED}'`)}`,
  },
  {
    name: 'a line for the log',
    gain: 'words of the site in its log',
    render: `throw new Error('x\\nsite: ${FORGED}');`,
  },
  {
    name: 'markup in the title',
    gain: 'markup in the head',
    render: `return { html: 'x', status: 200, head: { title: '</title><script>${FORGED}</script>' }, state: null };`,
  },
  {
    name: 'markup in the description of the page',
    gain: 'a script',
    render: `return { html: 'x', status: 200, head: { structuredData: [{ name: '</script><script>${FORGED}</script>' }] }, state: null };`,
  },
  {
    name: 'markup in the state',
    gain: 'a script',
    render: withReply(`state: { name: '</script><script>${FORGED}</script>' }`),
  },
];

const BREAKING: readonly Attempt[] = [
  { name: 'a status that no answer has', gain: 'a document that fails', render: withReply('status: 999') },
  { name: 'a status of another kind', gain: 'a redirect of the page', render: withReply('status: 302') },
  {
    name: 'a picture without an address',
    gain: 'a document that fails',
    render: withReply(`head: { image: 'http://[' }`),
  },
  {
    name: 'the address of another site',
    gain: 'a page that search engines give to another',
    render: withReply(`head: { canonicalPath: '//evil.example' }`),
  },
  { name: 'HTML of many megabytes', gain: 'a site without memory', render: html(`'x'.repeat(30_000_000)`) },
  {
    name: 'a hundred thousand levels',
    gain: 'a document that fails',
    render: withReply(`state: JSON.parse('['.repeat(1e5) + ']'.repeat(1e5))`),
  },
  {
    name: 'a million entries',
    gain: 'a site that is busy',
    render: withReply('state: Array.from({ length: 1e6 }, (_, at) => ({ at }))'),
  },
  {
    name: 'thousands of reads',
    gain: 'the api, flooded by the site',
    render: withReply(
      `needs: Array.from({ length: 5000 }, (_, at) => ({ method: 'GET', path: '/airports?q=' + at }))`,
    ),
  },
  {
    name: 'reads of other hosts',
    gain: 'the network behind the site',
    render: withReply(
      `needs: [{ method: 'GET', path: '//evil.example/' }, { method: 'GET', path: '/\\\\evil.example' }]`,
    ),
  },
  { name: 'nothing', gain: 'a document that fails', render: 'return undefined;' },
  {
    name: 'functions and symbols',
    gain: 'a document that fails',
    render: withReply('html: () => 1, state: Symbol()'),
  },
];

export const ATTEMPTS: readonly Attempt[] = [...REACHING, ...KILLING, ...FORGING, ...BREAKING];

/** Text of the bundle of one attempt. */
export const bundleOf = ({ atLoad = '', render }: Attempt): string =>
  `${atLoad}\nexports.render = function (request) { ${render} };\n`;
