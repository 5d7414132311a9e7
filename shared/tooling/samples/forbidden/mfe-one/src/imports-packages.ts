export { PACKAGE } from '../../shared/products/src/packages/index.ts';
