/** A remembered value as a field takes it. */
export const rememberedText = (value: unknown): string => (typeof value === 'string' ? value : '');
