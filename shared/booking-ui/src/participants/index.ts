export { ParticipantsBlock, type ParticipantsBlockProps } from './participants-block.tsx';
export { typedAge, type ParticipantPlace } from './participant-values.ts';
