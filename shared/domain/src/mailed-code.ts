const DIGITS = 6;

/** A one-time code out of what was typed or pasted: mails and people put spaces and dashes into it. */
export const mailedCodeOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, DIGITS);

export const isMailedCode = (code: string): boolean => code.length === DIGITS && mailedCodeOf(code) === code;
