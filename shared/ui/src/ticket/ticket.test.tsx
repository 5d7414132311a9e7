import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { Button } from '../button/index.ts';
import { RemovableChip, Tag, ToggleChip } from '../chip/index.ts';
import { CodeTile } from '../code-tile/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { Countdown } from '../countdown/index.ts';
import { DataList } from '../data-list/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { Card } from '../card/index.ts';
import { PageWidth } from '../page-width/index.ts';
import { Notice } from '../notice/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { Ticket, TicketMain, TicketStub } from './index.ts';

function Everything() {
  return (
    <PageWidth>
      <Ticket aria-label="Avianca 07:40" selected>
        <TicketMain>
          <CodeTile code="AV" /> Avianca <Tag tone="good">reembolsable</Tag>
        </TicketMain>
        <TicketStub>
          <data value="412.30">412,30 US$</data>
          <Button>Elegir ida</Button>
        </TicketStub>
      </Ticket>
      <CodeTile code="LA" label="LATAM" />
      <Notice tone="error" title="No disponible" actions={<Button>Reintentar</Button>}>
        Llámanos.
      </Notice>
      <SkeletonGroup label="Buscando vuelos">
        <Skeleton shape="ticket" />
      </SkeletonGroup>
      <Card>
        <DataList rows={[{ key: 'total', term: 'Total', value: '824,60 USD', strong: true }]} />
      </Card>
      <RemovableChip removeLabel="Quitar Avianca" onRemove={() => undefined}>
        Avianca
      </RemovableChip>
      <Countdown time="6:42" reason="El precio se confirma hasta las 18:42" />
      <Disclosure title="Equipaje">1 pieza</Disclosure>
    </PageWidth>
  );
}

describe('Quiet widgets', () => {
  it('X-11: have no violation together', async () => {
    render(<Everything />);
    expect(screen.getByRole('article', { name: 'Avianca 07:40' })).toHaveAttribute('data-selected');
    expect(screen.getByRole('alert')).toHaveTextContent('No disponible');
    expect(screen.getByRole('img', { name: 'LATAM' })).toBeVisible();
    await expectAccessible();
  });

  it('carry no style attribute in the server’s HTML', () => {
    expect(renderToString(<Everything />)).not.toContain('style=');
  });

  it('a chip says whether it is on', async () => {
    const onPressedChange = jest.fn();
    const user = userEvent.setup();
    render(
      <ToggleChip pressed={false} onPressedChange={onPressedChange} aside="12">
        Directo
      </ToggleChip>,
    );
    await user.tab();
    await user.keyboard(' ');
    expect(onPressedChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole('button', { name: 'Directo 12', pressed: false })).toHaveFocus();
  });

  it('a reference is copied, and said to be', async () => {
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    render(<CopyButton value="K7Q2M9XW4T" label="Copiar" copiedLabel="Copiado" failedLabel="No se pudo" />);
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(writeText).toHaveBeenCalledWith('K7Q2M9XW4T');
    expect(screen.getByRole('status')).toHaveTextContent('Copiado');
  });
});
