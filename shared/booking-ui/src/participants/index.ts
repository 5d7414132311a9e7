export { ParticipantsBlock, type ParticipantsBlockProps } from './participants-block.tsx';
export type { ParticipantPlace } from './participant-values.ts';
