export { SaveMark, type SaveMarkProps } from './save-mark.tsx';
