export const secret = 'of another remote';
