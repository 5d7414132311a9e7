import './trusted-types.ts';

void import('./boot.tsx').then(({ boot }) => boot());
