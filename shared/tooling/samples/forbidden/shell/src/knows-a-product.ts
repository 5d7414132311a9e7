import { TWO } from '../../shared/products/src/two/index.ts';

export const sold = TWO;
