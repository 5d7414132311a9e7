import { useState } from 'react';
import { Button, ButtonLink } from '../../src/button/index.ts';
import { Checkbox } from '../../src/checkbox/index.ts';
import { RemovableChip, ToggleChip } from '../../src/chip/index.ts';
import { CodeTile } from '../../src/code-tile/index.ts';
import { CopyButton } from '../../src/copy-button/index.ts';
import { Disclosure } from '../../src/disclosure/index.ts';
import { ErrorSummary } from '../../src/error-summary/index.ts';
import { RequiredNote } from '../../src/field/index.ts';
import { MailIcon, PhoneIcon, SearchIcon, SwapIcon } from '../../src/icon/index.ts';
import { Cluster, Stack } from './arrange.tsx';
import { RadioGroup } from '../../src/radio-group/index.ts';
import { RangeSlider } from '../../src/range-slider/index.ts';
import { Select } from '../../src/select/index.ts';
import { Stepper } from '../../src/stepper/index.ts';
import { TabList } from '../../src/tabs/index.ts';
import { TextArea, TextField } from '../../src/text-field/index.ts';
import styles from './gallery.module.css';

const CODES = [
  'AV',
  'LA',
  'IB',
  'AM',
  'UX',
  'CM',
  'AA',
  'B6',
  'DL',
  'TK',
  'LH',
  'AF',
  'KL',
  'Y4',
  'VB',
  '4O',
];

export function Controls() {
  const [adults, setAdults] = useState(2);
  const [trip, setTrip] = useState<'round' | 'one'>('round');
  const [bag, setBag] = useState<'none' | 'one'>('one');
  const [price, setPrice] = useState<[number, number]>([180, 640]);
  const [tab, setTab] = useState('flights');
  const [direct, setDirect] = useState(true);
  return (
    <Stack as="section" gap={24}>
      <h2>Controles</h2>
      <TabList
        label="Productos"
        group="home"
        tabs={[
          { id: 'flights', label: 'Vuelos' },
          { id: 'hotels', label: 'Hoteles' },
          { id: 'packages', label: 'Paquetes' },
          { id: 'tours', label: 'Tours y actividades' },
          { id: 'cruises', label: 'Cruceros' },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <Cluster>
        <Button variant="primary">
          <SearchIcon /> Buscar
        </Button>
        <Button>Cambiar</Button>
        <Button variant="plain">Más tarde</Button>
        <Button variant="primary" pending pendingText="Buscando">
          Buscar
        </Button>
        <Button disabled>No se puede</Button>
        <Button variant="link">Ver condiciones</Button>
        <Button round aria-label="Intercambiar">
          <SwapIcon />
        </Button>
        <ButtonLink href="tel:+34900000000" size="small">
          <PhoneIcon /> 900 000 000
        </ButtonLink>
        <CopyButton
          value="K7Q2M9XW4T"
          label="Copiar K7Q2M9XW4T"
          copiedLabel="Copiado"
          failedLabel="No se pudo copiar"
        />
      </Cluster>
      <ErrorSummary
        title="Revisa 2 datos"
        errors={[
          { fieldId: 'mail', message: 'Correo Electrónico Inválido' },
          { fieldId: 'name', message: 'El nombre es obligatorio' },
        ]}
      />
      <RequiredNote>campos obligatorios</RequiredNote>
      <div className={styles.two}>
        <Stack>
          <TextField
            id="name"
            label="Nombre"
            required
            error="El nombre es obligatorio"
            autoComplete="given-name"
          />
          <TextField
            id="mail"
            label="Correo electrónico"
            hint="Te enviamos aquí el boleto."
            before={<MailIcon />}
            placeholder="ana@ejemplo.com"
            autoComplete="email"
          />
          <Select label="Cabina" defaultValue="e">
            <option value="e">Económica</option>
            <option value="p">Económica premium</option>
          </Select>
          <TextArea label="Mensaje" aside="(opcional)" rows={3} />
        </Stack>
        <Stack>
          <RadioGroup
            legend="Viaje"
            variant="segments"
            options={[
              { value: 'round', label: 'Ida y vuelta' },
              { value: 'one', label: 'Solo ida' },
            ]}
            value={trip}
            onValueChange={setTrip}
          />
          <Stepper
            label="Adultos"
            hint="18 años o más"
            value={adults}
            min={1}
            max={9}
            onValueChange={setAdults}
            decreaseLabel="Quitar un adulto"
            increaseLabel="Añadir un adulto"
          />
          <Stepper
            label="Niños"
            hint="2 a 11 años"
            value={0}
            min={0}
            max={8}
            onValueChange={() => {}}
            decreaseLabel="Quitar un niño"
            increaseLabel="Añadir un niño"
          />
          <div>
            <Checkbox label="Directo" aside="12" defaultChecked />
            <Checkbox label="1 escala" aside="25" hint="Incluye cambios de terminal." />
            <Checkbox label="Acepto las condiciones" error="Tienes que aceptarlas para seguir." />
          </div>
          <RangeSlider
            label="Precio"
            min={100}
            max={900}
            step={10}
            value={price}
            onValueChange={setPrice}
            format={(value) => `${value} US$`}
            lowLabel="Precio desde"
            highLabel="Precio hasta"
          />
          <RadioGroup
            legend="Equipaje de ida"
            variant="cards"
            options={[
              { value: 'none', label: 'Sin maleta', description: 'Solo equipaje de cabina' },
              { value: 'one', label: '1 maleta', description: 'Hasta 23 kg', aside: '45 US$' },
            ]}
            value={bag}
            onValueChange={setBag}
          />
        </Stack>
      </div>
      <Cluster gap={8}>
        <ToggleChip pressed={direct} onPressedChange={setDirect} aside="12">
          Directo
        </ToggleChip>
        <ToggleChip pressed={false} onPressedChange={() => {}} aside="3">
          Sin penalización
        </ToggleChip>
        <RemovableChip removeLabel="Quitar Avianca" onRemove={() => {}}>
          Avianca
        </RemovableChip>
      </Cluster>
      <div>
        <Disclosure title="Equipaje y condiciones" aside="3 líneas" open>
          Una pieza de cabina de 55 × 35 × 25 cm y 10 kg.
        </Disclosure>
        <Disclosure title="Cambios y cancelación">Con cargo de 120 US$.</Disclosure>
      </div>
      <Cluster gap={8}>
        {CODES.map((code) => (
          <CodeTile key={code} code={code} />
        ))}
        <CodeTile code="AV" size="small" />
        <CodeTile code="AV" size="large" />
      </Cluster>
    </Stack>
  );
}
