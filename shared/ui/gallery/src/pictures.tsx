import { ATLAS_OUTLINE } from '../../src/atlas-outline/index.ts';
import { Stack } from './arrange.tsx';
import { Plate, PLATE_KINDS } from '../../src/plate/index.ts';
import { RouteArc } from '../../src/route-arc/index.ts';
import { Scene, type SceneKind } from '../../src/scene/index.ts';
import styles from './gallery.module.css';

const KINDS: readonly SceneKind[] = ['skyline', 'colonial', 'beach', 'port', 'mountain', 'desert', 'market'];
const MADRID = { latitude: 40.47, longitude: -3.56, label: 'MAD' };
const BOGOTA = { latitude: 4.7, longitude: -74.15, label: 'BOG' };
const TOKYO = { latitude: 35.55, longitude: 139.78, label: 'HND' };
const LOS_ANGELES = { latitude: 33.94, longitude: -118.4, label: 'LAX' };
const LIMA = { latitude: -12.02, longitude: -77.11, label: 'LIM' };

export function Pictures() {
  return (
    <Stack as="section" gap={24}>
      <h2>Rutas</h2>
      <div className={styles.frame}>
        <RouteArc
          legs={[{ from: MADRID, to: BOGOTA }]}
          outline={ATLAS_OUTLINE}
          shape={21 / 9}
          shownWidth={1100}
          title="De Madrid a Bogotá"
        />
      </div>
      <div className={styles.two}>
        <RouteArc legs={[{ from: LOS_ANGELES, to: TOKYO }]} outline={ATLAS_OUTLINE} shownWidth={560} />
        <RouteArc
          legs={[
            { from: MADRID, to: BOGOTA },
            { from: BOGOTA, to: LIMA },
          ]}
          outline={ATLAS_OUTLINE}
          shownWidth={560}
        />
      </div>
      <h2>Láminas sin fotografía</h2>
      <div className={styles.scenes}>
        {PLATE_KINDS.flatMap((kind) => [
          <Plate key={`${kind}-1`} kind={kind} seed="Cartagena" className={styles.scene} />,
          <Plate key={`${kind}-2`} kind={kind} seed="Lisboa" className={styles.scene} />,
        ])}
      </div>
      <h2>Escenas</h2>
      <div className={styles.scenes}>
        {KINDS.flatMap((kind) => [
          <Scene key={`${kind}-day`} kind={kind} seed="Cartagena" className={styles.scene} />,
          <Scene key={`${kind}-dusk`} kind={kind} seed="Lisboa" light="dusk" className={styles.scene} />,
        ])}
      </div>
    </Stack>
  );
}
