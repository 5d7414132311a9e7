/** 'a••@example.com': enough to know which mailbox to open. */
export const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
