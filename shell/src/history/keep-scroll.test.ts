import { describe, expect, it } from '@jest/globals';
import type { HostLocation } from '@travesia/platform';
import { createWritable } from '@travesia/platform/host';
import { keepScroll } from './keep-scroll.ts';

const at = (key: string, navigationType: HostLocation['navigationType']): HostLocation => ({
  location: { pathname: `/${key}`, search: '', hash: '', state: null, key },
  navigationType,
});

/** A page of some height under a visitor's hand. */
function openPage() {
  const location = createWritable(at('results', 'POP'));
  const heard = { scroll: () => {}, resize: new Set<() => void>(), visitor: new Set<() => void>() };
  const late: (() => void)[] = [];
  let top = 0;
  let reach = 3000;
  const on = (set: Set<() => void>) => (run: () => void) => {
    set.add(run);
    return () => void set.delete(run);
  };
  const scrollTo = (next: number) => {
    top = Math.min(next, reach);
    heard.scroll();
  };
  keepScroll(location, {
    top: () => top,
    reach: () => reach,
    goTo: scrollTo,
    onScroll: (run) => {
      heard.scroll = run;
    },
    onResize(run) {
      run();
      return on(heard.resize)(run);
    },
    onVisitor: on(heard.visitor),
    after(run) {
      late.push(run);
      return () => void late.splice(late.indexOf(run), 1);
    },
  });
  const tell = (listeners: Set<() => void>) => {
    for (const run of Array.from(listeners)) run();
  };
  return {
    top: () => top,
    scrollTo,
    /** The shell renders the next page from its top; its remote comes later. */
    go(key: string, kind: 'PUSH' | 'POP', reachNow: number) {
      reach = reachNow;
      location.set(at(key, kind));
      scrollTo(0);
    },
    grow(next: number) {
      reach = next;
      tell(heard.resize);
    },
    touch: () => tell(heard.visitor),
    wait: () => {
      for (const run of Array.from(late)) run();
    },
    isStill: () => heard.resize.size === 0 && heard.visitor.size === 0 && late.length === 0,
  };
}

describe('Back and Forward', () => {
  it('lead to where the visitor was, as soon as the page is there', () => {
    const page = openPage();
    page.scrollTo(1400);
    page.go('summary', 'PUSH', 800);
    page.scrollTo(300);
    page.go('results', 'POP', 200);
    page.grow(900);
    expect(page.top()).toBe(0);
    page.grow(3000);
    expect(page.top()).toBe(1400);
    page.wait();
    page.go('summary', 'POP', 800);
    page.grow(801);
    expect(page.top()).toBe(300);
  });

  it('what comes late above does not push the place away', () => {
    const page = openPage();
    page.scrollTo(1400);
    page.go('summary', 'PUSH', 800);
    page.go('results', 'POP', 3000);
    page.grow(3001);
    page.scrollTo(1600);
    page.grow(3200);
    expect(page.top()).toBe(1400);
  });

  it.each(['moves', 'waited long enough'])('leave a visitor alone who %s', (what) => {
    const page = openPage();
    page.scrollTo(1400);
    page.go('summary', 'PUSH', 800);
    page.go('results', 'POP', 200);
    if (what === 'moves') page.touch();
    else page.wait();
    expect(page.isStill()).toBe(true);
    page.grow(3000);
    expect(page.top()).toBe(0);
  });

  it('a new page begins at its top, also where one was before', () => {
    const page = openPage();
    page.scrollTo(1400);
    page.go('summary', 'PUSH', 800);
    page.go('results', 'POP', 200);
    page.go('hotels', 'PUSH', 3000);
    page.grow(3100);
    expect(page.top()).toBe(0);
    expect(page.isStill()).toBe(true);
  });
});
