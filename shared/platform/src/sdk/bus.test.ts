import { describe, expect, it, jest } from '@jest/globals';
import { createBus } from './bus.ts';
import { publishBookingConfirmed } from './facts.ts';

describe('event bus', () => {
  it('P-05: carries a fact to everybody who listens, until they stop', () => {
    const bus = createBus();
    const heard = jest.fn();
    const stop = bus.on('booking-confirmed@1', heard);

    publishBookingConfirmed({ bus }, { referenceId: 'TRV-1' });
    stop();
    publishBookingConfirmed({ bus }, { referenceId: 'TRV-2' });

    expect(heard.mock.calls).toEqual([[{ referenceId: 'TRV-1' }]]);
  });

  it('P-05: drops a malformed event and says so', () => {
    const faults: string[] = [];
    const bus = createBus({ onFault: (topic) => faults.push(topic) });
    const heard = jest.fn();
    bus.on('market-changed@1', heard);

    bus.publish('market-changed@1', { market: 5 } as never);
    bus.publish('weather-changed@1' as never, {} as never);

    expect(heard).not.toHaveBeenCalled();
    expect(faults).toEqual(['market-changed@1', 'weather-changed@1']);
  });

  it('P-05: lets nothing pass that the schema does not name', () => {
    const bus = createBus();
    const heard = jest.fn();
    bus.on('booking-confirmed@1', heard);

    bus.publish('booking-confirmed@1', { referenceId: 'TRV-1', email: 'ana@example.com' } as never);

    expect(heard).toHaveBeenCalledWith({ referenceId: 'TRV-1' });
  });

  it('tells the last value of a sticky topic to whoever comes later, and nothing of the others', () => {
    const bus = createBus({ sticky: ['locale-changed@1'] });
    bus.publish('locale-changed@1', { locale: 'en' });
    bus.publish('currency-changed@1', { currency: 'COP' });
    const locale = jest.fn();
    const currency = jest.fn();

    bus.on('locale-changed@1', locale);
    bus.on('currency-changed@1', currency);

    expect(locale).toHaveBeenCalledWith({ locale: 'en' });
    expect(currency).not.toHaveBeenCalled();
  });

  it('goes on when one listener throws', () => {
    const faults: unknown[] = [];
    const bus = createBus({ onFault: (_topic, fault) => faults.push(fault) });
    const heard = jest.fn();
    bus.on('market-changed@1', () => {
      throw new Error('broken listener');
    });
    bus.on('market-changed@1', heard);

    bus.publish('market-changed@1', { market: 'MX' });

    expect(heard).toHaveBeenCalledTimes(1);
    expect(faults).toHaveLength(1);
  });
});
