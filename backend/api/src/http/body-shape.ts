import { ApiError } from '../errors/index.ts';

const DEPTH_MAX = 32;

/** No database stores these: U+0000, and half of a character. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** What no schema has to think of: bodies nested without end, and text that could never be stored. */
export function checkBodyShape(body: unknown): void {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value: body, path: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) refuse(path);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEPTH_MAX) refuse(path);
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) refuse(path);
      waiting.push({ value: inner, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 });
    }
  }
}

function refuse(path: string): never {
  throw new ApiError('invalid_request', { fields: [{ path: path.slice(0, 200), code: 'value_invalid' }] });
}
