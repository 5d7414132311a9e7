export { GuestsBlock } from './guests-block.tsx';
