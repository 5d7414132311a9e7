export { ParticipantsBlock } from './participants-block.tsx';
export { typedAge } from './participant-values.ts';
