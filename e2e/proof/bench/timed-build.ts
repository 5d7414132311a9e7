/**
 * Builds in a process of its own, as a machine that builds does: `node timed-build.ts <output> <cache> [remote]`.
 * Tells the milliseconds from the start of the process.
 */
import { join } from 'node:path';
import { buildAll, buildRemote, WORKSPACE } from '@travesia/tooling';

const [outputFolder = '', cacheDirectory = '', remote] = process.argv.slice(2);
const options = { outputFolder, cacheDirectory };
if (remote) await buildRemote(join(WORKSPACE, remote), options);
else await buildAll(options);
process.stdout.write(String(Math.round(performance.now())));
