import type { Locale } from '@travesia/contracts';
import type { BoardType } from '@travesia/domain';

interface Words {
  readonly label: Readonly<
    Record<
      'address' | 'checkIn' | 'checkOut' | 'guests' | 'room' | 'beds' | 'board' | 'payAtProperty' | 'phone',
      string
    >
  >;
  readonly roomHeading: string;
  readonly board: Readonly<Record<BoardType, string>>;
  readonly from: (day: string, time: string) => string;
  readonly until: (day: string, time: string) => string;
  readonly adults: (count: number) => string;
  readonly children: (ages: readonly number[]) => string;
  readonly nights: (count: number) => string;
  readonly rooms: (count: number, type: string) => string;
  readonly stayLine: (nights: string, rooms: number) => string;
  readonly taxes: string;
  readonly fees: string;
  readonly cancellation: {
    readonly title: string;
    readonly free: (day: string, time: string) => string;
    readonly part: (day: string, time: string, refund: string) => string;
    readonly never: string;
    readonly afterwards: string;
  };
  readonly atProperty: { readonly title: string; readonly text: (amount: string) => string };
  readonly reception: { readonly title: string; readonly text: string };
}

/** Words of a hotel's order view and confirmed booking; everything else is the client's to say. */
export const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    label: {
      address: 'Dirección',
      checkIn: 'Llegada',
      checkOut: 'Salida',
      guests: 'Huéspedes',
      room: 'Habitación',
      beds: 'Camas',
      board: 'Régimen',
      payAtProperty: 'Se paga en el alojamiento',
      phone: 'Teléfono',
    },
    roomHeading: 'Tu habitación',
    board: {
      room_only: 'Solo alojamiento',
      breakfast: 'Desayuno incluido',
      half_board: 'Media pensión',
      full_board: 'Pensión completa',
      all_inclusive: 'Todo incluido',
    },
    from: (day, time) => `${day}, desde las ${time}`,
    until: (day, time) => `${day}, hasta las ${time}`,
    adults: (count) => (count === 1 ? '1 adulto' : `${count} adultos`),
    children: (ages) =>
      ages.length === 1 ? `1 niño (${ages.join()} años)` : `${ages.length} niños (${ages.join(', ')} años)`,
    nights: (count) => (count === 1 ? '1 noche' : `${count} noches`),
    rooms: (count, type) => (count === 1 ? type : `${count} × ${type}`),
    stayLine: (nights, rooms) =>
      `Alojamiento, ${nights}, ${rooms === 1 ? '1 habitación' : `${rooms} habitaciones`}`,
    taxes: 'Impuestos del alojamiento',
    fees: 'Cargos del alojamiento',
    cancellation: {
      title: 'Cancelación',
      free: (day, time) => `Puedes cancelar gratis hasta el ${day} a las ${time}, hora del alojamiento.`,
      part: (day, time, refund) => `Si cancelas hasta el ${day} a las ${time}, recuperas ${refund}.`,
      never: 'Esta tarifa no es reembolsable.',
      afterwards: 'Después no se devuelve nada.',
    },
    atProperty: {
      title: 'Se paga en el alojamiento',
      text: (amount) => `El alojamiento cobra ${amount} durante la estancia. No está incluido en el total.`,
    },
    reception: { title: 'Recepción', text: 'Abierta las 24 horas.' },
  },
  en: {
    label: {
      address: 'Address',
      checkIn: 'Check-in',
      checkOut: 'Check-out',
      guests: 'Guests',
      room: 'Room',
      beds: 'Beds',
      board: 'Meals',
      payAtProperty: 'To be paid at the property',
      phone: 'Phone',
    },
    roomHeading: 'Your room',
    board: {
      room_only: 'Room only',
      breakfast: 'Breakfast included',
      half_board: 'Half board',
      full_board: 'Full board',
      all_inclusive: 'All inclusive',
    },
    from: (day, time) => `${day}, from ${time}`,
    until: (day, time) => `${day}, until ${time}`,
    adults: (count) => (count === 1 ? '1 adult' : `${count} adults`),
    children: (ages) =>
      ages.length === 1
        ? `1 child (age ${ages.join()})`
        : `${ages.length} children (ages ${ages.join(', ')})`,
    nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
    rooms: (count, type) => (count === 1 ? type : `${count} × ${type}`),
    stayLine: (nights, rooms) => `Stay, ${nights}, ${rooms === 1 ? '1 room' : `${rooms} rooms`}`,
    taxes: 'Taxes of the stay',
    fees: 'Charges of the stay',
    cancellation: {
      title: 'Cancellation',
      free: (day, time) => `You can cancel free of charge until ${day} at ${time}, the property’s time.`,
      part: (day, time, refund) => `If you cancel until ${day} at ${time}, you get ${refund} back.`,
      never: 'This rate is not refundable.',
      afterwards: 'After that nothing is given back.',
    },
    atProperty: {
      title: 'To be paid at the property',
      text: (amount) => `The property charges ${amount} during the stay. It is not part of the total.`,
    },
    reception: { title: 'Reception', text: 'Open 24 hours.' },
  },
};
