export const TWO = 2;
