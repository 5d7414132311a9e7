export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { SkeletonGroup, type SkeletonGroupProps } from './skeleton-group.tsx';
