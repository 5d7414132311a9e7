export { ContactForm, type ContactFormProps } from './contact-form.tsx';
export { emptyContact } from './contact-values.ts';
