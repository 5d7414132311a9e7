import { DEFAULT_LOCALE } from '@travesia/domain';
import type { ConfirmedBooking } from '@travesia/contracts';
import { facts, type Mail } from '../mail/index.ts';

/**
 * Meals and assistance, for the people at the desk to arrange, in their language: our flight supplier has no field for
 * them (F-40). Null where nobody asked for any.
 */
export function deskMail(
  { referenceId, supplierReference, heading, passenger, travellers }: ConfirmedBooking,
  { bookingId, officeAddress }: { readonly bookingId: string; readonly officeAddress: string },
): Mail | null {
  const wishes = travellers
    .filter(({ mealPreference, specialAssistance }) => mealPreference || specialAssistance)
    .map(({ firstName, lastName, mealPreference, specialAssistance }) => {
      const codes = [
        mealPreference && `comida ${mealPreference}`,
        specialAssistance && `asistencia ${specialAssistance}`,
      ];
      return { label: `${firstName} ${lastName}`, value: codes.filter(Boolean).join(', ') };
    });
  if (wishes.length === 0) return null;
  return {
    cause: `desk-requests:${referenceId}`,
    kind: 'desk-requests',
    bookingId,
    to: officeAddress,
    replyTo: passenger.email,
    subject: `Comidas y asistencia · ${referenceId}`,
    body: [
      facts(
        { label: 'Reserva', value: referenceId },
        { label: 'Localizador', value: supplierReference ?? '–' },
        { label: 'Viaje', value: heading },
        ...(passenger.emergencyContact
          ? [{ label: 'Contacto de emergencia', value: passenger.emergencyContact }]
          : []),
      ),
      facts(...wishes),
    ],
    language: DEFAULT_LOCALE,
  };
}
