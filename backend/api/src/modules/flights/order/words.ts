import type { Locale } from '@travesia/contracts';
import type { TravellerType } from '@travesia/domain';

interface Words {
  readonly traveller: Readonly<Record<TravellerType, string>>;
  readonly fare: (traveller: string) => string;
  readonly taxes: (traveller: string) => string;
  readonly bag: Readonly<Record<'onward' | 'return', string>>;
  readonly journey: (journey: 'onward' | 'return', from: string, to: string) => string;
  readonly policy: Readonly<
    Record<'refund' | 'refundPaid' | 'noRefund' | 'change' | 'changePaid' | 'noChange', string>
  >;
  readonly seat: (designator: string, flight: string) => string;
  readonly changeLine: Readonly<Record<'penalty' | 'difference', string>>;
  readonly calendar: {
    readonly flight: (flight: string, from: string, to: string) => string;
    readonly terminal: (terminal: string) => string;
  };
  readonly policyTitle: Readonly<Record<'refund' | 'change', string>>;
}

/** Words of a flight's order view and confirmed booking; everything else is the client's to say. */
export const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    traveller: { ADULT: 'adulto', CHILD: 'niño', INFANT: 'bebé' },
    fare: (traveller) => `Tarifa base, ${traveller}`,
    taxes: (traveller) => `Tasas e impuestos, ${traveller}`,
    bag: { onward: 'Equipaje facturado, ida', return: 'Equipaje facturado, vuelta' },
    journey: (journey, from, to) => `${journey === 'onward' ? 'Ida' : 'Vuelta'}: ${from} – ${to}`,
    calendar: {
      flight: (flight, from, to) => `Vuelo ${flight}: ${from} – ${to}`,
      terminal: (terminal) => `terminal ${terminal}`,
    },
    seat: (designator, flight) => `Asiento ${designator}, vuelo ${flight}`,
    changeLine: { penalty: 'Cargo de la aerolínea por el cambio', difference: 'Diferencia de tarifa' },
    policyTitle: { refund: 'Reembolso', change: 'Cambios' },
    policy: {
      refund: 'Puedes cancelar antes de la salida y recuperar todo el importe.',
      refundPaid: 'Puedes cancelar antes de la salida; se descuenta una penalización de {penalty}.',
      noRefund: 'Esta tarifa no es reembolsable.',
      change: 'Puedes cambiar de fecha u hora antes de la salida sin penalización.',
      changePaid:
        'Puedes cambiar de fecha u hora antes de la salida pagando {penalty} más la diferencia de tarifa.',
      noChange: 'Esta tarifa no admite cambios.',
    },
  },
  en: {
    traveller: { ADULT: 'adult', CHILD: 'child', INFANT: 'infant' },
    fare: (traveller) => `Base fare, ${traveller}`,
    taxes: (traveller) => `Taxes and charges, ${traveller}`,
    bag: { onward: 'Checked baggage, outbound', return: 'Checked baggage, return' },
    journey: (journey, from, to) => `${journey === 'onward' ? 'Outbound' : 'Return'}: ${from} – ${to}`,
    calendar: {
      flight: (flight, from, to) => `Flight ${flight}: ${from} – ${to}`,
      terminal: (terminal) => `terminal ${terminal}`,
    },
    seat: (designator, flight) => `Seat ${designator}, flight ${flight}`,
    changeLine: { penalty: "Airline's change fee", difference: 'Fare difference' },
    policyTitle: { refund: 'Refund', change: 'Changes' },
    policy: {
      refund: 'You can cancel before departure and get the whole amount back.',
      refundPaid: 'You can cancel before departure; a penalty of {penalty} is deducted.',
      noRefund: 'This fare is not refundable.',
      change: 'You can change date or time before departure without a penalty.',
      changePaid: 'You can change date or time before departure for {penalty} plus any fare difference.',
      noChange: 'This fare cannot be changed.',
    },
  },
};
