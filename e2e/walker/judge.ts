import type { Sandbox } from '../support/sandbox.ts';
import type { Walked } from './walk.ts';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** `Pay MX$1,584.12 ($86.00 USD)`: the amount in the page's currency, and the one that is charged. */
const amountsOf = (text: string) => (text.match(/\d[\d.,\s]*/g) ?? []).map(digitsOf);

/**
 * Holds what a walk saw against the ledgers of provider and suppliers: every charge was shown on a Pay button
 * that was pressed, every booking carries the names of the tab that paid for it, nothing is paid twice.
 */
export async function faultsInLedgers(
  walked: Walked,
  sandbox: Sandbox,
  { card, sinceMs }: { card: string; sinceMs: number },
): Promise<string[]> {
  const faults: string[] = [];
  const payments = (await sandbox.paymentsBy(card)).filter(
    ({ createdMs, captured, refunded }) => createdMs >= sinceMs && captured > refunded,
  );
  const presses = walked.presses.filter((press) => press.card === card);
  const left = presses.map(({ amount }) => amount);
  for (const { captured } of payments) {
    const at = left.findIndex((amount) => amountsOf(amount).includes(String(captured)));
    if (at < 0) faults.push(`${captured} was charged, and no Pay button said so: ${left.join(' | ')}`);
    else left.splice(at, 1);
  }
  const own = new Set(walked.familyNames.map((name) => name.toLowerCase()));
  for (const names of await sandbox.bookedFamilyNames()) {
    const booked = names.map((each) => each.toLowerCase()).filter((each) => own.has(each));
    const isShown = walked.presses.some(({ familyNames }) => {
      const shown = new Set(familyNames.map((each) => each.toLowerCase()));
      return booked.every((each) => shown.has(each));
    });
    if (booked.length > 0 && !isShown)
      faults.push(`booked for ${names.join(', ')}, whom no tab that paid had shown`);
  }
  if (walked.confirmed.length > walked.presses.length)
    faults.push(`${walked.confirmed.length} confirmations for ${walked.presses.length} presses`);
  for (const { reference, paid, familyName } of walked.confirmed) {
    // The page follows the market: after a change of market only what was charged is written alike.
    const written = new Set(amountsOf(paid));
    const isShown = walked.presses.some(
      (press) =>
        press.familyName === familyName &&
        (paid === '' || amountsOf(press.amount).some((amount) => written.has(amount))),
    );
    if (!isShown) faults.push(`${reference} says ${paid} was paid, no press of ${familyName} showed that`);
  }
  return faults;
}
