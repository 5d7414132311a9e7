import { Button } from '../../src/button/index.ts';
import { Tag } from '../../src/chip/index.ts';
import { CodeTile } from '../../src/code-tile/index.ts';
import { Countdown } from '../../src/countdown/index.ts';
import { DataList } from '../../src/data-list/index.ts';
import { CabinBagIcon, LuggageIcon } from '../../src/icon/index.ts';
import { Card } from '../../src/card/index.ts';
import { Cluster, Stack } from './arrange.tsx';
import { Notice } from '../../src/notice/index.ts';
import { Skeleton, SkeletonGroup } from '../../src/skeleton/index.ts';
import { TabList } from '../../src/tabs/index.ts';
import { Ticket, TicketMain, TicketStub } from '../../src/ticket/index.ts';
import styles from './gallery.module.css';

const ORDERS = [
  { id: 'cheapest', label: 'Más barato', detail: '412 US$ · 14 h 05' },
  { id: 'fastest', label: 'Más rápido', detail: '689 US$ · 9 h 50' },
  { id: 'best', label: 'Mejor', detail: '498 US$ · 11 h 20' },
  { id: 'nearest', label: 'Más cercano', detail: '431 US$ · 13 h' },
];

function Offer({
  code,
  name,
  price,
  selected,
}: {
  code: string;
  name: string;
  price: string;
  selected?: boolean;
}) {
  return (
    <Ticket interactive selected={selected}>
      <TicketMain>
        <Stack gap={16}>
          <Cluster gap={12}>
            <CodeTile code={code} />
            <div>
              <b>{name}</b>
              <div className={styles.soft}>operado por Iberia</div>
            </div>
          </Cluster>
          <div className={styles.leg}>
            <div>
              <time className={styles.time}>07:40</time>
              <div className={styles.soft}>MAD</div>
            </div>
            <div className={styles.way}>
              <span className={styles.soft}>1 escala · 14 h 05</span>
              <i />
              <span className={styles.soft}>BOG 1 h 50</span>
            </div>
            <div>
              <time className={styles.time}>
                15:45<sup>+1</sup>
              </time>
              <div className={styles.soft}>MEX</div>
            </div>
          </div>
          <Cluster gap={8}>
            <Tag>
              <CabinBagIcon /> cabina incluida
            </Tag>
            <Tag>
              <LuggageIcon /> 1 maleta +45 US$
            </Tag>
            <Tag tone="good">reembolsable</Tag>
            <Tag tone="attention">quedan 3</Tag>
          </Cluster>
        </Stack>
      </TicketMain>
      <TicketStub>
        <data className={styles.price}>{price}</data>
        <span className={styles.soft}>total 2 pasajeros</span>
        <Button variant="quiet" wide>
          Elegir ida
        </Button>
      </TicketStub>
    </Ticket>
  );
}

export function Tickets() {
  return (
    <Stack gap={24} as="section">
      <h1>De Madrid a Ciudad de México, sin prisas</h1>
      <h2>37 vuelos de ida</h2>
      <TabList
        label="Orden"
        group="sort"
        variant="cards"
        tabs={ORDERS}
        selected="cheapest"
        onSelect={() => {}}
        panelId="x"
      />
      <Offer code="AV" name="Avianca" price="412,30 US$" selected />
      <Offer code="LA" name="LATAM" price="$4.123.500 COP" />
      <SkeletonGroup label="Buscando">
        <Skeleton shape="ticket" />
      </SkeletonGroup>
      <div className={styles.two}>
        <Card>
          <Stack gap={16}>
            <h3>Lo que pagas</h3>
            <DataList
              rows={[
                { key: 'a', term: '2 adultos', value: '724,60 US$' },
                { key: 't', term: 'Impuestos y cargos', value: '100,00 US$' },
                { key: 's', term: 'Total', value: '824,60 USD', strong: true },
              ]}
            />
            <Button variant="primary" size="large" wide>
              Pagar 824,60 US$
            </Button>
            <Countdown
              time="6:42"
              reason="El precio se confirma hasta las 18:42"
              action={<Button variant="link">Más tiempo</Button>}
            />
          </Stack>
        </Card>
        <Stack gap={12}>
          <Notice tone="info" title="Puedes cambiar la fecha">
            Los vuelos del martes cuestan 38 US$ menos.
          </Notice>
          <Notice tone="attention" title="El precio ha cambiado">
            No se ha cobrado nada. Mira el precio nuevo y decide.
          </Notice>
          <Notice
            tone="error"
            title="Esta sección no está disponible"
            actions={
              <>
                <Button size="small">Reintentar</Button>
                <a href="tel:+34900000000">900 000 000</a>
              </>
            }
          >
            Inténtalo de nuevo o llámanos.
          </Notice>
          <Notice tone="success" title="Reserva confirmada">
            Te enviamos el boleto por correo.
          </Notice>
        </Stack>
      </div>
    </Stack>
  );
}
