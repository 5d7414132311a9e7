export { PartyFields, type PartyFieldsProps } from './party-fields.tsx';
