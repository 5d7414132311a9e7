export { host } from '../../shared/platform/src/host/index.ts';
