export { MailField } from './mail-field.tsx';
