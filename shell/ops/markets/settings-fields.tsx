import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Checkbox } from '@travesia/ui/checkbox';
import { RadioGroup } from '@travesia/ui/radio-group';
import { TextField } from '@travesia/ui/text-field';
import { opsTexts } from '../texts.ts';
import { DealFields } from './deal-fields.tsx';
import { addMargin, moveUp } from './margin-draft.ts';
import { MarginFields } from './margin-fields.tsx';
import { addDeal, type SettingsDraft, type SettingsProblem } from './settings-draft.ts';
import styles from './markets.module.css';

export type SettingsFieldsProps = {
  draft: SettingsDraft;
  problems: readonly SettingsProblem[];
  onDraft: (draft: SettingsDraft) => void;
};

const FEES = ['atol', 'safi'] as const;
const FREE = ['freeHours', 'freeDays'] as const;

/** The fields of a market's settings, and the reason. */
export function SettingsFields({ draft, problems, onDraft }: SettingsFieldsProps) {
  const { t } = useText(opsTexts);
  const has = (field: SettingsProblem) => problems.includes(field);
  return (
    <>
      <div className={styles.row}>
        <TextField
          id="contactNumber"
          type="tel"
          label={t('setting.contactNumber')}
          hint={t('setting.contactNumberHint')}
          error={has('contactNumber') ? t('setting.contactNumberInvalid') : undefined}
          required
          autoComplete="off"
          value={draft.contactNumber}
          onChange={({ target }) => onDraft({ ...draft, contactNumber: target.value })}
        />
        <TextField
          id="defaultCurrency"
          label={t('setting.defaultCurrency')}
          error={has('defaultCurrency') ? t('setting.defaultCurrencyInvalid') : undefined}
          required
          maxLength={5}
          autoCapitalize="characters"
          autoComplete="off"
          value={draft.defaultCurrency}
          onChange={({ target }) => onDraft({ ...draft, defaultCurrency: target.value })}
        />
      </div>
      <RadioGroup
        legend={t('setting.paymentMode')}
        options={(['provider', 'card'] as const).map((value) => ({
          value,
          label: t(`paymentMode.${value}`),
        }))}
        value={draft.paymentMode}
        onValueChange={(paymentMode) => onDraft({ ...draft, paymentMode })}
      />
      <div className={styles.row}>
        {FEES.map((fee) => (
          <TextField
            key={fee}
            id={fee}
            label={t(`setting.${fee}`)}
            hint={t('setting.feeHint')}
            error={has(fee) ? t('setting.feeInvalid') : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={draft[fee]}
            onChange={({ target }) => onDraft({ ...draft, [fee]: target.value })}
          />
        ))}
      </div>
      <div className={styles.row}>
        {FREE.map((field) => (
          <TextField
            key={field}
            id={field}
            label={t(`setting.${field}`)}
            hint={field === 'freeHours' ? t('setting.freeHoursHint') : undefined}
            error={has(field) ? t(`setting.${field}Invalid`) : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={draft[field]}
            onChange={({ target }) => onDraft({ ...draft, [field]: target.value })}
          />
        ))}
      </div>
      <section className={styles.deals} aria-labelledby="margins">
        <h2 id="margins">{t('margin.title')}</h2>
        <p>{t('margin.hint')}</p>
        {draft.margins.map((margin, index) => (
          <MarginFields
            key={margin.key}
            margin={margin}
            number={index + 1}
            problems={problems}
            onMargin={(next) =>
              onDraft({
                ...draft,
                margins: draft.margins.map((each) => (each.key === margin.key ? next : each)),
              })
            }
            onRemove={() =>
              onDraft({ ...draft, margins: draft.margins.filter((each) => each.key !== margin.key) })
            }
            onUp={index > 0 ? () => onDraft({ ...draft, margins: moveUp(draft.margins, index) }) : undefined}
          />
        ))}
        <Button
          size="small"
          className={styles.remove}
          onClick={() => onDraft({ ...draft, margins: addMargin(draft.margins) })}
        >
          {t('margin.add')}
        </Button>
      </section>
      <section className={styles.deals} aria-labelledby="phoneDeals">
        <h2 id="phoneDeals">{t('setting.phoneDeals')}</h2>
        {draft.deals.map((deal, index) => (
          <DealFields
            key={deal.key}
            deal={deal}
            number={index + 1}
            problems={problems}
            onDeal={(next) =>
              onDraft({ ...draft, deals: draft.deals.map((each) => (each.key === deal.key ? next : each)) })
            }
            onRemove={() => onDraft({ ...draft, deals: draft.deals.filter((each) => each.key !== deal.key) })}
          />
        ))}
        <Button size="small" className={styles.remove} onClick={() => onDraft(addDeal(draft))}>
          {t('deal.add')}
        </Button>
      </section>
      <Checkbox
        label={t('setting.fourEyes')}
        hint={t('setting.fourEyesHint')}
        checked={draft.fourEyes}
        onChange={({ target }) => onDraft({ ...draft, fourEyes: target.checked })}
      />
      <TextField
        id="reason"
        label={t('change.reason')}
        hint={t('change.reasonHint')}
        error={has('reason') ? t('change.reasonMissing') : undefined}
        required
        maxLength={200}
        value={draft.reason}
        onChange={({ target }) => onDraft({ ...draft, reason: target.value })}
      />
    </>
  );
}
