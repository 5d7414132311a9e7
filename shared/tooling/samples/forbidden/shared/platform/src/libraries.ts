export const Link = 'shared by name';
