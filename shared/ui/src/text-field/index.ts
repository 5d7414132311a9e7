export { TextField, type TextFieldProps } from './text-field.tsx';
export { TextArea } from './text-area.tsx';
