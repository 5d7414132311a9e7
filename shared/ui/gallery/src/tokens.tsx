import { Stack } from './arrange.tsx';
import styles from './gallery.module.css';

const COLOURS = {
  Fondos: [
    'paper',
    'card',
    'sand',
    'raised',
    'sea-tint',
    'coral-tint',
    'moss-tint',
    'amber-tint',
    'brick-tint',
  ],
  Tintas: ['ink', 'ink-soft', 'sea', 'sea-strong', 'coral', 'coral-strong', 'moss', 'amber', 'brick'],
  Líneas: ['line', 'hair', 'border'],
  Mapa: [
    'map-sea',
    'map-shallows',
    'map-land',
    'map-land-2',
    'map-coast',
    'map-border',
    'map-grid',
    'map-ink',
    'map-name',
    'map-night',
  ],
  Tablero: ['board', 'board-raised', 'board-line', 'on-board', 'on-board-soft', 'lamp'],
  Precios: ['heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5'],
};

const RADII_PX = { small: 4, medium: 8, large: 14 };

export function Tokens() {
  return (
    <Stack as="section" gap={24}>
      <h2>Colores y formas</h2>
      {Object.entries(COLOURS).map(([kind, names]) => (
        <Stack key={kind} gap={8}>
          <h3>{kind}</h3>
          <ul role="list" className={styles.swatches}>
            {names.map((name) => (
              <li key={name}>
                <svg className={styles.swatch} aria-hidden="true">
                  <rect width="100%" height="100%" fill={`var(--${name})`} />
                </svg>
                <small>--{name}</small>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
      <ul role="list" className={styles.swatches}>
        {Object.entries(RADII_PX).map(([name, radiusPx]) => (
          <li key={name}>
            <svg width="112" height="48" aria-hidden="true">
              <rect width="112" height="48" rx={radiusPx} fill="var(--sea)" />
            </svg>
            <small>
              --radius-{name} · {radiusPx} px
            </small>
          </li>
        ))}
      </ul>
      <p className={styles.labels}>
        <span>--text-12 Atlántico Norte</span> <b>--text-14 Salida</b>
      </p>
    </Stack>
  );
}
