import { ChosenBagSchema, ChosenSeatSchema } from '@travesia/booking';
import { CodeSentSchema, ServicesQuoteSchema } from '@travesia/contracts';
import { browserStorage } from '@travesia/page';
import * as v from 'valibot';

const KEPT_KEY = 'travesia.adding-services';

const KeptServicesSchema = v.object({
  referenceId: v.string(),
  bags: v.array(ChosenBagSchema),
  seats: v.array(ChosenSeatSchema),
  quote: v.nullable(ServicesQuoteSchema),
  /** Where the code for this quote was mailed to; the code itself is not kept. */
  sent: v.nullable(CodeSentSchema),
});
export type KeptServices = v.InferOutput<typeof KeptServicesSchema>;

/** What this tab was adding to a booking when its page was reloaded. */
export function readKeptServices(referenceId: string): KeptServices | null {
  try {
    const parsed = v.safeParse(
      KeptServicesSchema,
      JSON.parse(browserStorage('session')?.getItem(KEPT_KEY) ?? 'null'),
    );
    return parsed.success && parsed.output.referenceId === referenceId ? parsed.output : null;
  } catch {
    return null;
  }
}

export function keepServices(kept: KeptServices): void {
  try {
    browserStorage('session')?.setItem(KEPT_KEY, JSON.stringify(kept));
  } catch {
    // A full or refused storage costs only the reload.
  }
}

export function forgetServices(): void {
  try {
    browserStorage('session')?.removeItem(KEPT_KEY);
  } catch {
    // What cannot be removed was not kept either.
  }
}
