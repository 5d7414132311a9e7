export { ToggleChip } from './toggle-chip.tsx';
export { RemovableChip } from './removable-chip.tsx';
export { Tag, type TagProps } from './tag.tsx';
