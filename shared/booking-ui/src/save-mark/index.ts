export { SaveFailuresTold, SaveMark } from './save-mark.tsx';
