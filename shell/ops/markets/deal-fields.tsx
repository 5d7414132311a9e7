import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { opsTexts } from '../texts.ts';
import { DEAL_KINDS, type DealDraft, type SettingsProblem } from './settings-draft.ts';
import styles from './markets.module.css';

export type DealFieldsProps = {
  deal: DealDraft;
  number: number;
  problems: readonly SettingsProblem[];
  onDeal: (deal: DealDraft) => void;
  onRemove: () => void;
};

/** One deal that is sold by phone: what kind, until when, from which departure. */
export function DealFields({ deal, number, problems, onDeal, onRemove }: DealFieldsProps) {
  const { t } = useText(opsTexts);
  const error = (field: 'endsOn' | 'departuresFrom') =>
    problems.includes(`deal-${deal.key}-${field}`) ? t('deal.dateInvalid') : undefined;
  return (
    <fieldset className={styles.deal}>
      <legend>{t('deal.legend', { number })}</legend>
      <Select
        label={t('deal.kind')}
        value={deal.kind}
        onChange={({ target }) =>
          onDeal({ ...deal, kind: DEAL_KINDS.find((kind) => kind === target.value) ?? deal.kind })
        }
      >
        {DEAL_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`deal.${kind}`)}
          </option>
        ))}
      </Select>
      <TextField
        id={`deal-${deal.key}-endsOn`}
        type="date"
        label={t('deal.endsOn')}
        error={error('endsOn')}
        required
        value={deal.endsOn}
        onChange={({ target }) => onDeal({ ...deal, endsOn: target.value })}
      />
      {deal.kind === 'departures' && (
        <TextField
          id={`deal-${deal.key}-departuresFrom`}
          type="date"
          label={t('deal.departuresFrom')}
          error={error('departuresFrom')}
          value={deal.departuresFrom}
          onChange={({ target }) => onDeal({ ...deal, departuresFrom: target.value })}
        />
      )}
      <Button size="small" className={styles.remove} onClick={onRemove}>
        {t('deal.remove', { number })}
      </Button>
    </fieldset>
  );
}
