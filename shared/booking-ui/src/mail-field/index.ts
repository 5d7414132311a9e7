export { MailField, type MailFieldProps } from './mail-field.tsx';
