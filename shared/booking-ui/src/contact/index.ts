export { ContactForm, type ContactFormProps } from './contact-form.tsx';
export { emptyContact, parseContact, type ContactValues } from './contact-values.ts';
