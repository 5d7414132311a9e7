import type { Host } from '../host/host.ts';
import { createPhaseClock } from './phase-clock.ts';
import { createReporter } from './report-sightings.ts';

const PLACES = '[data-remote][data-phase]';
const ADDRESS = '/telemetry';

/** Tells the site how its remotes do in this page, by release and phase; nothing about who looks at it. */
export function followRemotes(host: Host): void {
  const reporter = createReporter({
    market: () => host.context.getSnapshot().market.id,
    every: (run, delayMs) => void setInterval(run, delayMs),
    send: (telemetry) => {
      const body = new Blob([JSON.stringify(telemetry)], { type: 'application/json' });
      navigator.sendBeacon(ADDRESS, body);
    },
  });
  const clock = createPhaseClock<Element>(() => performance.now(), reporter.add);
  const describe = ({ dataset }: HTMLElement) => {
    const remote = dataset['remote'] ?? '';
    const build = host.remotes.getSnapshot().find(({ name }) => name === remote)?.build;
    return build === undefined ? null : { remote, build, phase: dataset['phase'] ?? '' };
  };
  const look = (place: HTMLElement, tell: 'found' | 'moved') => {
    const now = describe(place);
    if (now) clock[tell](place, now);
  };
  for (const place of document.querySelectorAll<HTMLElement>(PLACES)) look(place, 'found');
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes' && target instanceof HTMLElement) look(target, 'moved');
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        const places = [...node.querySelectorAll<HTMLElement>(PLACES)];
        for (const place of node.matches(PLACES) ? [node, ...places] : places) look(place, 'moved');
      }
    }
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-phase'] });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush();
  });
}
