export { LiveRegion } from './live-region.tsx';
export { useAnnouncer } from './use-announcer.tsx';
