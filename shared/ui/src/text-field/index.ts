export { TextField, type TextFieldProps } from './text-field.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
