export { LiveRegion, type LiveRegionProps } from './live-region.tsx';
export { useAnnouncer, type Announcer } from './use-announcer.tsx';
