import type { OrderDeclaration } from '@travesia/contracts';
import { FLIGHT } from '../flights/product.ts';

/** Flight and hotel as one order; its pages are the flights' (K-03). */
export const PACKAGE = { kind: 'package', paths: FLIGHT.paths } as const satisfies OrderDeclaration;
