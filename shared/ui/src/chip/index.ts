export { ToggleChip, type ToggleChipProps } from './toggle-chip.tsx';
export { RemovableChip, type RemovableChipProps } from './removable-chip.tsx';
export { Tag, type TagProps } from './tag.tsx';
