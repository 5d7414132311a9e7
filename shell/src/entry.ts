import './trusted-types.ts';

// Shared code is ready only after the entry; the name lets the document preload what boot needs.
void import(/* webpackChunkName: "boot" */ './boot.tsx').then(({ boot }) => boot());
