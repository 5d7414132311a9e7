import { describe, expect, it } from '@jest/globals';
import { classFaults } from './class-faults.ts';
import { classesOf } from './style-sheet.ts';

const SHEET = 'mfe-flights/src/card/card.module.css';
const CARD = 'mfe-flights/src/card/card.tsx';

/** A card that is rendered so, with these rules. */
const faultsOf = (selectors: readonly string[], code: string, ...others: { path: string; text: string }[]) =>
  classFaults(
    new Map([[SHEET, classesOf(SHEET, selectors.map((each) => `${each} { color: red; }`).join('\n'))]]),
    [{ path: CARD, text: `import styles from './card.module.css';\n${code}` }, ...others],
  );

describe('classes of CSS modules', () => {
  it('are found wherever a selector names them, and nowhere else', () => {
    const css = `
      /* .comment */
      .card { animation: turn 1.5s; background: url('a.b'); }
      @media (min-width: 48.5rem) { .card:not(.open) > .price::after { content: '.content'; } }
      .list { &.tight { gap: 0; } }
      @keyframes turn { to { opacity: 0.5; } }
      :global(.elsewhere) .inside { color: red; }`;
    expect([...classesOf(SHEET, css)].toSorted()).toEqual([
      'card',
      'inside',
      'list',
      'open',
      'price',
      'tight',
    ]);
  });

  it('that do not exist are named with who asks for them', () => {
    expect(faultsOf(['.card'], `<div className={styles.card} id={styles.dates} />`)).toEqual([
      `${CARD}: asks for .dates, which ${SHEET} does not have`,
    ]);
    expect(faultsOf(['.card'], `<div className={styles['card']} id={styles['two-days']} />`)).toEqual([
      `${CARD}: asks for .two-days, which ${SHEET} does not have`,
    ]);
  });

  it('that nobody asks for are named', () => {
    expect(faultsOf(['.card', '.card .price'], 'styles.card')).toEqual([`${SHEET}: nobody asks for .price`]);
    expect(faultsOf(['.card'], '', { path: 'mfe-flights/src/other.tsx', text: 'styles.card' })).toEqual([
      `${SHEET}: nobody asks for .card`,
    ]);
  });

  it('may be chosen while the page runs', () => {
    const code = 'type Look = "x" | \'calm\';\nstyles[look], styles[`gap${size}`]';
    expect(faultsOf(['.calm', '.gap1', '.gap2', '.wild'], code)).toEqual([`${SHEET}: nobody asks for .wild`]);
  });

  it('may be handed to other packages under another name', () => {
    const index = {
      path: 'mfe-flights/src/card/index.ts',
      text: `import styles from './card.module.css';\n\nexport const cardStyles = styles;`,
    };
    const user = {
      path: 'mfe-hotels/src/stay.tsx',
      text: `import { Card, cardStyles as looks } from '@travesia/card';\nlooks.card, looks.holes`,
    };
    expect(faultsOf(['.card'], '', index, user)).toEqual([
      `mfe-hotels/src/stay.tsx: asks for .holes, which ${SHEET} does not have`,
    ]);
  });

  it('are not looked for in the name of a file', () => {
    const text = `import card from './card.module.css';\nimport x from './more/one-card.module.css';\ncard.price`;
    expect(classFaults(new Map([[SHEET, new Set(['price'])]]), [{ path: CARD, text }])).toEqual([]);
  });
});
