export { Field, type FieldWords } from './field.tsx';
export { RequiredNote } from './required-note.tsx';
export { controlClass, errorClass } from './control-class.ts';
