import type { ActivityPlace } from '@travesia/contracts';

/** Where to be: the address, then how to find it. Empty where the supplier says neither. */
export function placeWords({ address, description }: ActivityPlace): string {
  return [address, description].filter(Boolean).join('. ');
}
