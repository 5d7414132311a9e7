import '../../src/tokens/tokens.css';
import { createRoot } from 'react-dom/client';
import { PageWidth } from '../../src/page-width/index.ts';
import { Stack } from './arrange.tsx';
import { Controls } from './controls.tsx';
import { Opened } from './opened.tsx';
import { Pictures } from './pictures.tsx';
import { Tickets } from './tickets.tsx';
import { Tokens } from './tokens.tsx';

const SECTIONS = { tokens: Tokens, tickets: Tickets, controls: Controls, opened: Opened, pictures: Pictures };

const asked = new URLSearchParams(window.location.search).get('only');
const host = document.getElementById('root');
if (host) {
  createRoot(host).render(
    <PageWidth as="main">
      <Stack gap={48}>
        {Object.entries(SECTIONS)
          .filter(([name]) => !asked || asked === name)
          .map(([name, Section]) => (
            <Section key={name} />
          ))}
      </Stack>
    </PageWidth>,
  );
}
