export { Field, type FieldWords } from './field.tsx';
export { RequiredNote } from './required-note.tsx';
export { controlClass } from './control-class.ts';
