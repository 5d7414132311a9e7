export { PickerButton, type PickerButtonProps } from './picker-button.tsx';
