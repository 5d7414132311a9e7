const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Attributes = Readonly<Record<string, string | true | undefined>>;

/** An opening tag; attributes that are `undefined` are left out. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`));
  return `<${name}${written.join('')}>`;
}

/** JSON that no HTML parser can mistake for markup, whatever is in it. */
function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

export function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${safeJson(value)}</script>`;
}

/** What a search engine reads about the page; data, never run. */
export function structuredDataBlock(value: Readonly<Record<string, unknown>>): string {
  const described = { '@context': 'https://schema.org', ...value };
  return `<script type="application/ld+json">${safeJson(described)}</script>`;
}
