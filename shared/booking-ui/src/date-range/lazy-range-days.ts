import { lazy } from 'react';

/** The calendar is the heaviest widget of the site: it arrives when it is opened. */
export const RangeDays = lazy(async () => ({ default: (await import('../range-days/index.ts')).RangeDays }));
