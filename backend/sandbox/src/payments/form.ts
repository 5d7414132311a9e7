import { invalidParameter, missingParameter } from './wire-error.ts';

/** A body or query as the SDK encodes it: flat keys such as `card[number]`, `expand[0]`. */
export type Form = URLSearchParams;

export function parseForm(text: string): Form {
  return new URLSearchParams(text);
}

export function requiredText(form: Form, key: string): string {
  const value = form.get(key);
  if (!value) throw missingParameter(key);
  return value;
}

export function integerOf(form: Form, key: string): number | undefined {
  const value = form.get(key);
  if (value === null) return undefined;
  if (!/^-?\d{1,15}$/.test(value))
    throw invalidParameter(key, `Invalid integer: ${key}`, 'parameter_invalid_integer');
  return Number(value);
}

export function requiredInteger(form: Form, key: string): number {
  const value = integerOf(form, key);
  if (value === undefined) throw missingParameter(key);
  return value;
}

/** `metadata[order]=7` → { order: '7' } */
export function mapOf(form: Form, key: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of form) {
    const match = /^(\w+)\[(\w{1,40})\]$/.exec(name);
    if (match?.[1] === key && match[2] !== undefined) found[match[2]] = value.slice(0, 500);
  }
  return found;
}

/** `expand[0]=latest_charge` or `expand[]=latest_charge` */
export function listOf(form: Form, key: string): string[] {
  return [...form].filter(([name]) => name.replace(/\[\d*\]$/, '') === key).map(([, value]) => value);
}
