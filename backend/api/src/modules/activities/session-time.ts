/** Suppliers name a session by its hour: '16:00', '9:30 h', '4:00 PM', 'Turno de las 16.00'. */
const CLOCK = /(?<!\d)(\d{1,2})[:.h]([0-5]\d)(?!\d)\s*(?:([ap])\.?\s?m)?/i;

/** The time of the day that a supplier's session names, 'HH:MM'; null where it names none. */
export function clockTime(session: string): string | null {
  const [, hours, minutes, half] = CLOCK.exec(session) ?? [];
  if (!hours || !minutes) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour < 24 ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
}
