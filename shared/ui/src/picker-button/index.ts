export { PickerButton } from './picker-button.tsx';
