export const schema = 'further out';
