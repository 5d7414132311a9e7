export { SaveFailuresTold, SaveMark, type SaveMarkProps } from './save-mark.tsx';
