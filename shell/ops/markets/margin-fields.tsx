import { MARGIN_STEPS } from '@travesia/contracts';
import { MARGIN_PRODUCTS } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { opsTexts } from '../texts.ts';
import { majorText, MARGIN_FIELDS, type MarginDraft, type MarginField } from './margin-draft.ts';
import type { SettingsProblem } from './settings-draft.ts';
import styles from './markets.module.css';

export type MarginFieldsProps = {
  margin: MarginDraft;
  number: number;
  problems: readonly SettingsProblem[];
  onMargin: (margin: MarginDraft) => void;
  onRemove: () => void;
  /** Absent for the first. */
  onUp?: (() => void) | undefined;
};

const DATES: readonly MarginField[] = ['from', 'until'];
const TEXTS: readonly MarginField[] = ['supplier', 'source'];
const HINTED = ['supplier', 'source', 'until', 'maximum'] as const;
const hintOf = (field: MarginField) => HINTED.find((hinted) => hinted === field);

/** One rule of what is earned: for what it counts, and how much. */
export function MarginFields({ margin, number, problems, onMargin, onRemove, onUp }: MarginFieldsProps) {
  const { t } = useText(opsTexts);
  return (
    <fieldset className={styles.deal}>
      <legend>{t('margin.legend', { number })}</legend>
      <Select
        label={t('margin.product')}
        value={margin.product}
        onChange={({ target }) =>
          onMargin({ ...margin, product: MARGIN_PRODUCTS.find((each) => each === target.value) ?? '' })
        }
      >
        <option value="">{t('margin.anyProduct')}</option>
        {MARGIN_PRODUCTS.map((product) => (
          <option key={product} value={product}>
            {t(`margin.${product}`)}
          </option>
        ))}
      </Select>
      {MARGIN_FIELDS.map((field) => {
        const hint = hintOf(field);
        return (
          <TextField
            key={field}
            id={`margin-${margin.key}-${field}`}
            type={DATES.includes(field) ? 'date' : 'text'}
            inputMode={DATES.includes(field) || TEXTS.includes(field) ? undefined : 'decimal'}
            label={t(`margin.${field}`)}
            hint={hint && t(`margin.${hint}Hint`)}
            error={
              problems.includes(`margin-${margin.key}-${field}`) ? t(`margin.${field}Invalid`) : undefined
            }
            autoComplete="off"
            autoCapitalize="none"
            value={margin[field]}
            onChange={({ target }) => onMargin({ ...margin, [field]: target.value })}
          />
        );
      })}
      <Select
        label={t('margin.roundTo')}
        value={margin.roundTo}
        onChange={({ target }) =>
          onMargin({
            ...margin,
            roundTo: MARGIN_STEPS.find((step) => String(step) === target.value) ?? margin.roundTo,
          })
        }
      >
        {MARGIN_STEPS.map((step) => (
          <option key={step} value={step}>
            {step === 1 ? t('margin.exact') : t('margin.toUnit', { amount: majorText(step) })}
          </option>
        ))}
      </Select>
      <div className={styles.buttons}>
        {onUp && (
          <Button size="small" onClick={onUp}>
            {t('margin.up', { number })}
          </Button>
        )}
        <Button size="small" onClick={onRemove}>
          {t('margin.remove', { number })}
        </Button>
      </div>
    </fieldset>
  );
}
