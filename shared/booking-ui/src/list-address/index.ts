export { ListLink } from './list-link.tsx';
export { useListAddress } from './use-list-address.ts';
