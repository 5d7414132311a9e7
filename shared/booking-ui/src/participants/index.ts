export {
  ParticipantsBlock,
  type ParticipantPlace,
  type ParticipantsBlockProps,
} from './participants-block.tsx';
