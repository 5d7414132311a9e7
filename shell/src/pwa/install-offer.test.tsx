import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { useHost, useReadable } from '../host/host-context.ts';
import { createFakeHost, renderInHost, type FakeHost } from '../testing/fake-host.tsx';
import { catchInstallPrompt, INSTALL_DISMISSED_KEY } from './install-prompt.ts';
import { InstallOffer } from './install-offer.tsx';

function Place() {
  const prompt = useReadable(useHost().installPrompt);
  return prompt && <InstallOffer prompt={prompt} />;
}

function browserOffers(target: EventTarget) {
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  target.dispatchEvent(event);
  return { prompt, event };
}

function goOn(host: FakeHost) {
  act(() => host.navigation.navigate('/contacto'));
}

function open(locale: 'es' | 'en' = 'es') {
  const host = createFakeHost({ locale });
  const target = new EventTarget();
  catchInstallPrompt({
    offer: host.installPrompt.set,
    storage: localStorage,
    location: host.location,
    target,
  });
  const offered = browserOffers(target);
  return { host, target, ...offered, ...renderInHost(host, <Place />) };
}

describe('installing the site', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['es', 'Instalar'],
    ['en', 'Install'],
  ] as const)('P-25: is offered quietly (%s) and asked once', async (locale, name) => {
    const { host, user, prompt, event, container } = open(locale);
    expect(event.defaultPrevented).toBe(true);
    goOn(host);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('P-25: lies over no page that a visitor arrives on', () => {
    const { host } = open();
    expect(screen.queryByRole('complementary')).toBeNull();
    act(() => host.navigation.navigate('/?adults=2'));
    expect(screen.queryByRole('complementary')).toBeNull();
    goOn(host);
    expect(screen.getByRole('complementary')).toBeTruthy();
  });

  it('P-27: never is for ever in this browser', async () => {
    const { host, user, target } = open();
    goOn(host);
    await user.click(screen.getByRole('button', { name: 'No volver a mostrar' }));
    expect(localStorage.getItem(INSTALL_DISMISSED_KEY)).toBe('true');
    browserOffers(target);
    expect(screen.queryByRole('complementary')).toBeNull();
    const { host: next, event } = open();
    goOn(next);
    expect(event.defaultPrevented).toBe(true);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
