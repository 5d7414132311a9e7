export { Skeleton } from './skeleton.tsx';
export { SkeletonGroup } from './skeleton-group.tsx';
