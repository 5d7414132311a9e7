export const host = 'of the shell';
