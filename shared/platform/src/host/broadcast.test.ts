import { describe, expect, it, jest } from '@jest/globals';
import { createBus } from '../sdk/bus.ts';
import { bridgeToOtherTabs } from './broadcast.ts';

/** Two ends of one channel, delivered at once. */
function twoTabs() {
  const listeners: ((event: { data: unknown }) => void)[][] = [[], []];
  const end = (own: number) => () =>
    ({
      postMessage: (data: unknown) => listeners[1 - own]?.forEach((listener) => listener({ data })),
      addEventListener: (_type: string, listener: (event: { data: unknown }) => void) =>
        listeners[own]?.push(listener),
      close: () => {
        listeners[own] = [];
      },
    }) as unknown as BroadcastChannel;
  return {
    here: end(0),
    there: end(1),
    say: (data: unknown) => listeners[1]?.forEach((listener) => listener({ data })),
  };
}

describe('facts for other tabs', () => {
  it('P-05: a booking confirmed here is heard by my-trips in another tab, once', () => {
    const tabs = twoTabs();
    const [here, there] = [createBus(), createBus()];
    bridgeToOtherTabs(here, tabs.here);
    bridgeToOtherTabs(there, tabs.there);
    const heard = jest.fn();
    const echoed = jest.fn();
    there.on('booking-confirmed@1', heard);
    here.on('booking-confirmed@1', echoed);

    here.publish('booking-confirmed@1', { referenceId: 'TRV-1' });

    expect(heard.mock.calls).toEqual([[{ referenceId: 'TRV-1' }]]);
    expect(echoed).toHaveBeenCalledTimes(1);
  });

  it('P-05: topics that stay on the page are not carried, malformed messages are dropped', () => {
    const tabs = twoTabs();
    const [here, there] = [createBus(), createBus()];
    bridgeToOtherTabs(here, tabs.here);
    bridgeToOtherTabs(there, tabs.there);
    const heard = jest.fn();
    there.on('card-details-updated@1', heard);
    there.on('locale-changed@1', heard);

    here.publish('card-details-updated@1', {});
    tabs.say({ topic: 'locale-changed@1', payload: { locale: 'fr' } });
    tabs.say(null);
    tabs.say({ topic: 'toString', payload: {} });

    expect(heard).not.toHaveBeenCalled();
  });
});
