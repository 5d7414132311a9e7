/** `npm run test:long`: what takes too long for every change, and has to hold before a release. */
import { runPhases, type Phase } from './phases.ts';

const task = (file: string) => ['node', '--disable-warning=ExperimentalWarning', `deploy/tasks/${file}`];

const phases: Phase[] = [{ name: 'a remote from the template', command: task('check-template.ts') }];

process.exitCode = (await runPhases(phases)) ? 0 : 1;
