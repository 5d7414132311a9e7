import type { Locale } from '@travesia/contracts';
import type { ActivityRange } from '../ranges.ts';

interface Words {
  readonly label: Readonly<
    Record<
      | 'date'
      | 'session'
      | 'modality'
      | 'rate'
      | 'language'
      | 'participants'
      | 'meetingPoint'
      | 'pickup'
      | 'included'
      | 'redeem'
      | 'organiser',
      string
    >
  >;
  readonly chosenHeading: Readonly<Record<ActivityRange, string>>;
  readonly voucherHeading: string;
  readonly until: (from: string, to: string) => string;
  readonly adults: (count: number) => string;
  readonly children: (ages: readonly number[]) => string;
  readonly line: {
    readonly adult: (from: number) => string;
    readonly child: (from: number, to: number) => string;
    readonly people: (count: number) => string;
    readonly group: (count: number) => string;
  };
  readonly cancellation: {
    readonly title: string;
    readonly free: (day: string, time: string) => string;
    readonly part: (day: string, time: string, refund: string) => string;
    readonly never: string;
    readonly afterwards: string;
  };
  readonly importantTitle: string;
}

/** Words of an activity's order view and confirmed booking; everything else is the client's to say. */
export const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    label: {
      date: 'Fecha',
      session: 'Hora',
      modality: 'Modalidad',
      rate: 'Tarifa',
      language: 'Idioma',
      participants: 'Participantes',
      meetingPoint: 'Punto de encuentro',
      pickup: 'Te recogen en',
      included: 'Incluye',
      redeem: 'Cómo se usa',
      organiser: 'Organiza',
    },
    chosenHeading: { activities: 'Tu actividad', tours: 'Tu tour' },
    voucherHeading: 'Tu bono',
    until: (from, to) => `del ${from} al ${to}`,
    adults: (count) => (count === 1 ? '1 adulto' : `${count} adultos`),
    children: (ages) =>
      ages.length === 1 ? `1 niño (${ages.join()} años)` : `${ages.length} niños (${ages.join(', ')} años)`,
    line: {
      adult: (from) => `Adulto, desde ${from} años`,
      child: (from, to) => `Niño, de ${from} a ${to} años`,
      people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
      group: (count) => (count === 1 ? 'Grupo privado, 1 persona' : `Grupo privado, ${count} personas`),
    },
    cancellation: {
      title: 'Cancelación',
      free: (day, time) => `Puedes cancelar gratis hasta el ${day} a las ${time}, hora del lugar.`,
      part: (day, time, refund) => `Si cancelas hasta el ${day} a las ${time}, recuperas ${refund}.`,
      never: 'Esta tarifa no es reembolsable.',
      afterwards: 'Después no se devuelve nada.',
    },
    importantTitle: 'Antes de ir',
  },
  en: {
    label: {
      date: 'Date',
      session: 'Time',
      modality: 'Option',
      rate: 'Rate',
      language: 'Language',
      participants: 'Participants',
      meetingPoint: 'Meeting point',
      pickup: 'Pick-up at',
      included: 'Included',
      redeem: 'How to use it',
      organiser: 'Run by',
    },
    chosenHeading: { activities: 'Your activity', tours: 'Your tour' },
    voucherHeading: 'Your voucher',
    until: (from, to) => `${from} to ${to}`,
    adults: (count) => (count === 1 ? '1 adult' : `${count} adults`),
    children: (ages) =>
      ages.length === 1
        ? `1 child (age ${ages.join()})`
        : `${ages.length} children (ages ${ages.join(', ')})`,
    line: {
      adult: (from) => `Adult, from age ${from}`,
      child: (from, to) => `Child, age ${from} to ${to}`,
      people: (count) => (count === 1 ? '1 person' : `${count} people`),
      group: (count) => (count === 1 ? 'Private group, 1 person' : `Private group, ${count} people`),
    },
    cancellation: {
      title: 'Cancellation',
      free: (day, time) => `You can cancel free of charge until ${day} at ${time}, local time.`,
      part: (day, time, refund) => `If you cancel until ${day} at ${time}, you get ${refund} back.`,
      never: 'This rate is not refundable.',
      afterwards: 'After that nothing is given back.',
    },
    importantTitle: 'Before you go',
  },
};
