import { useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { RangeCalendar, type DayRange } from '../../src/calendar/index.ts';
import { Combobox } from '../../src/combobox/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { PlaneIcon } from '../../src/icon/index.ts';
import { Card } from '../../src/card/index.ts';
import { Cluster, Stack } from './arrange.tsx';
import { Popover } from '../../src/popover/index.ts';
import styles from './gallery.module.css';

const PLACES = [
  { code: 'BOG', city: 'Bogotá', name: 'El Dorado', country: 'Colombia', group: 'Recientes' },
  { code: 'BCN', city: 'Barcelona', name: 'Josep Tarradellas', country: 'España', group: 'Aeropuertos' },
  {
    code: 'BUE',
    city: 'Buenos Aires',
    name: 'Todos los aeropuertos',
    country: 'Argentina',
    group: 'Aeropuertos',
  },
];

const params = new URLSearchParams(window.location.search);

export function Opened() {
  const [text, setText] = useState('b');
  const [dates, setDates] = useState<DayRange | null>({ from: '2026-11-27', to: '2026-12-03' });
  const [isPopoverOpen, setPopoverOpen] = useState(params.has('popover'));
  const [isDialogOpen, setDialogOpen] = useState(params.has('dialog'));
  return (
    <Stack as="section" gap={24}>
      <h2>Abiertos</h2>
      <div className={styles.two}>
        <Combobox
          label="Origen"
          required
          value={text}
          onValueChange={setText}
          items={PLACES}
          itemKey={(place) => place.code}
          headingOf={(place) => place.group}
          renderItem={(place) => (
            <span className={styles.place}>
              <span>
                <b>{place.city}</b>
                <small>
                  {place.name}, {place.country}
                </small>
              </span>
              <code>{place.code}</code>
            </span>
          )}
          onSelect={(place) => setText(place.city)}
          listLabel="Lugares"
          status="3 lugares"
          before={<PlaneIcon />}
          clearLabel="Vaciar"
          inputRef={(input) => {
            if (params.has('combobox')) input?.focus();
          }}
        />
        <Cluster>
          <Popover
            open={isPopoverOpen}
            onOpenChange={setPopoverOpen}
            label="Viajeros"
            doneLabel="Listo"
            trigger={(trigger) => <Button {...trigger}>2 adultos, Económica</Button>}
          >
            <p>Adultos, niños, bebés</p>
          </Popover>
          <Button onClick={() => setDialogOpen(true)}>Filtros</Button>
        </Cluster>
      </div>
      <div className={styles.gap} />
      <Card>
        <RangeCalendar
          locale="es"
          weekLocale="es-ES"
          label="Fechas"
          min="2026-11-20"
          max="2027-10-20"
          value={dates}
          onValueChange={setDates}
          noteOf={(day) => {
            const price = 380 + ((Number(day.slice(8)) * 37) % 190);
            return {
              text: String(price),
              spoken: () => `Desde ${price} US$, visto hace 2 h`,
              ...(price < 420 && { tone: 'low' as const }),
            };
          }}
        />
      </Card>
      <Dialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Filtros"
        closeLabel="Cerrar"
        variant="sheet"
        actions={
          <>
            <Button>Quitar filtros</Button>
            <Button variant="primary">Ver 37 vuelos</Button>
          </>
        }
      >
        <p>Escalas, precio, duración, salida, llegada y aerolínea.</p>
      </Dialog>
    </Stack>
  );
}
