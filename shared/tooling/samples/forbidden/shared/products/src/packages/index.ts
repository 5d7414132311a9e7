export const PACKAGE = 'package';
