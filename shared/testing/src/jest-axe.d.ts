declare module 'jest-axe' {
  type Violation = { id: string; nodes: { html: string }[] };
  export function axe(element: Element, options?: object): Promise<{ violations: Violation[] }>;
}
