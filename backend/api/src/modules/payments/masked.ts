/** 'a•••a@example.com': enough to know which of one's mailboxes to open. */
export const masked = (email: string): string =>
  email.replace(/^([^@])(?:[^@]*([^@]))?(?=@)/u, (_, first: string, last = '') => `${first}•••${last}`);
