export const RULE = 'further in';
