export { PartyFields } from './party-fields.tsx';
