import { CHARGE_CURRENCY } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useHost, useReadable, useVisitorContext } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';

/** The name the embedded table of rates gives itself; every other source is shown as it is. */
const OWN_TABLE = 'travesia-reference';

/** Wherever another currency is shown: what is charged, and whose rates the amounts follow (S-40, X-09). */
export function ChargeLine({ className }: { className: string | undefined }) {
  const { t, tag } = useText(shellTexts);
  const { currency } = useVisitorContext();
  const rates = useReadable(useHost().ratesOf);
  if (currency === CHARGE_CURRENCY) return null;
  return (
    <p className={className}>
      {t('footer.dollars')}
      {rates &&
        ` ${t('footer.rates', {
          currency,
          date: formatLocalDate(rates.asOf, tag, 'dated'),
          source: rates.source === OWN_TABLE || rates.source === '' ? t('footer.ownRates') : rates.source,
        })}`}
    </p>
  );
}
