export { TWO } from '../../shared/products/src/two/index.ts';
