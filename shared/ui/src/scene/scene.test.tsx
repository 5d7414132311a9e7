import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawScene, Scene, type SceneKind } from './index.ts';

const KINDS: SceneKind[] = ['skyline', 'colonial', 'beach', 'port', 'mountain', 'desert', 'market'];

describe('Scene', () => {
  it.each(KINDS)('%s: the same place always looks the same, another one different', (kind) => {
    expect(drawScene(kind, 'Cartagena', 'day')).toEqual(drawScene(kind, 'Cartagena', 'day'));
    expect(drawScene(kind, 'Cartagena', 'day')).not.toEqual(drawScene(kind, 'Lisboa', 'day'));
  });

  it.each(KINDS)('%s: draws without styles, holes or great weight', (kind) => {
    for (const light of ['day', 'dusk'] as const) {
      const markup = renderToStaticMarkup(<Scene kind={kind} seed="Quito" light={light} label="Quito" />);
      expect(markup).not.toContain('style=');
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      expect(markup.length).toBeLessThan(60_000);
    }
  });
});
