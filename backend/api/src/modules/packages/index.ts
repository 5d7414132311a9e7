export { packageOrderKind } from './package-kind.ts';
