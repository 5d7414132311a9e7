export { Field, type FieldControl, type FieldProps, type FieldWords } from './field.tsx';
export { RequiredNote, type RequiredNoteProps } from './required-note.tsx';
export { controlClass } from './control-class.ts';
