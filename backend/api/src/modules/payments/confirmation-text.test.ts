import { describe, expect, it } from '@jest/globals';
import type { ConfirmedBooking } from '@travesia/contracts';
import { mailText } from '../mail/index.ts';
import { confirmationBody, confirmationSubject } from './confirmation-text.ts';

const booking = {
  referenceId: 'K7M2Q9X4RT',
  supplierReference: 'ABC123 · H0TEL',
  supplierReferences: [
    { part: 'flight', label: 'Localizador de la aerolínea', locator: 'ABC123' },
    { part: 'hotel', label: 'Referencia del alojamiento', locator: 'H0TEL' },
  ],
  heading: 'Madrid – Bogotá + Hotel Azahar, Bogotá',
  ticketing: {
    ticketed: true,
    deadline: null,
    numbers: ['0752312345678', '0752312345679'],
    holders: ['ANA RUIZ', ''],
  },
  passenger: { firstName: 'Lucía' },
  travellers: [
    { id: 'one', firstName: 'Lucía', middleName: '', lastName: 'Núñez' },
    { id: 'two', firstName: 'Kjær', middleName: '', lastName: 'Sigurðsson' },
  ],
  additionalServices: { baggages: [{ journeyType: 'onward', quantity: 2, travellerId: 'two' }] },
  sections: [
    {
      kind: 'journey',
      journeyType: 'onward',
      heading: 'Ida: Madrid – Bogotá',
      segments: [
        {
          carrierCode: 'AV',
          carrierName: 'Avianca',
          operatedBy: 'Avianca Express',
          aircraft: 'Airbus A330',
          flightNumber: '11',
          from: { code: 'MAD', cityName: 'Madrid', terminal: '4S' },
          to: { code: 'BOG', cityName: 'Bogotá', terminal: null },
          departureAt: '2026-12-10T14:25',
          arrivalAt: '2026-12-10T18:40',
        },
      ],
      includedBags: { cabin: 1, checked: 0 },
    },
    {
      kind: 'facts',
      heading: 'Hotel Azahar',
      facts: [{ label: 'Llegada', value: 'jueves, desde las 15:00' }],
    },
  ],
  policies: [{ code: 'cancellation', title: 'Cancelación', text: 'Esta tarifa no es reembolsable.' }],
  totalPaid: { amount: 123_456, currency: 'USD' },
  totalShown: { amount: 493_824_000, currency: 'COP' },
} as unknown as ConfirmedBooking;

const text = (of: ConfirmedBooking) =>
  mailText(
    confirmationBody(of, 'es', {
      bookingAddress: 'https://travesia.example/es/user/my-journey/booking-detail#link',
      contactNumber: '+57 601 555 0130',
    }),
  ).replaceAll('\u00A0', ' ');

describe('the mail of a confirmed booking', () => {
  it('K-05 W-14: says below the total what the property takes, and what of the total no refund has', () => {
    const said = text({
      ...booking,
      payAtProperty: { amount: 2_400, currency: 'EUR' },
      keptByUs: { amount: 720, currency: 'USD' },
    });
    expect(said).toMatch(
      /Total pagado: .*\s+Cargo que se paga en el alojamiento, no incluido en el total: 24,00 €\./,
    );
    expect(said).toMatch(/De este total, .*7,20 US\$.* son nuestros cargos de servicio, que no se devuelven/);
  });

  it('names references, flights in words, bags, stay, travelers, what was paid, terms, telephone and link', () => {
    expect(confirmationSubject(booking, 'es')).toBe('Reserva confirmada K7M2Q9X4RT');
    expect(text(booking)).toBe(
      `Hola, Lucía:

Tu reserva está confirmada. Aquí tienes todo lo que necesitas.

Madrid – Bogotá + Hotel Azahar, Bogotá
--------------------------------------
Referencia de la reserva: K7M2Q9X4RT
Localizador de la aerolínea: ABC123
Referencia del alojamiento: H0TEL
Números de boleto: 0752312345678 (ANA RUIZ), 0752312345679

Ida: Madrid – Bogotá
--------------------
Avianca AV 11: Madrid (MAD) – Bogotá (BOG)
Sale: jueves, 10 de diciembre de 2026, 14:25, terminal 4S. Llega: jueves, 10 de diciembre de 2026, 18:40. Operado por Avianca Express. Airbus A330.

Incluido para cada viajero: 1 equipaje de mano, sin maleta registrada.

Añadido para Kjær Sigurðsson: 2 maletas registradas.

Hotel Azahar
------------
Llegada: jueves, desde las 15:00

Viajeros
--------
Lucía Núñez (en el boleto: NUNEZ / LUCIA)
Kjær Sigurðsson (en el boleto: SIGURDSSON / KJAER) (2 maletas registradas en la ida)

Pago
----
Total pagado: $4.938.240 COP (1.234,56 US$)

Condiciones
-----------
Cancelación
Esta tarifa no es reembolsable.

Para cambiar o cancelar esta reserva, entra en Mis viajes con la referencia K7M2Q9X4RT o llámanos al +57 601 555 0130.

El enlace abre esta reserva durante 30 días; después, ábrela con la referencia y este correo.

Ver tu reserva:
https://travesia.example/es/user/my-journey/booking-detail#link`,
    );
  });

  it('has neither a telephone nor a second currency where there is none', () => {
    const words = mailText(
      confirmationBody({ ...booking, totalShown: null }, 'en', {
        bookingAddress: 'https://travesia.example/es/user/my-journey/booking-detail#link',
        contactNumber: '',
      }),
    );
    expect(words).toMatch(/^Total paid: \$1,234\.56\u00A0USD$/m);
    expect(words).not.toContain('To change or cancel');
  });
});
