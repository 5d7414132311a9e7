import type { Ref } from 'react';
import type { TravellerAnswer } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { TextField } from '@travesia/ui/text-field';
import { useBlockForm, type BlockFormHandle } from '../form/block-form.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { parseAnswers, type QuestionValues, type SupplierQuestion } from './question-values.ts';
import styles from '../form/form.module.css';

export type QuestionsFormProps = {
  questions: readonly SupplierQuestion[];
  /** Language the supplier asks in. */
  language: string;
  initialValues: QuestionValues;
  onChange: (values: QuestionValues, answers: TravellerAnswer[] | null) => void;
  handle: Ref<BlockFormHandle>;
};

const FORM_ID = 'supplier-question';
const ANSWER_MAX_CHARS = 300;

/** What the supplier wants to know beside names, in its own words (T-06). */
export function QuestionsForm({ questions, language, initialValues, onChange, handle }: QuestionsFormProps) {
  const { t } = useText(bookingTexts);
  const { field } = useBlockForm<QuestionValues, TravellerAnswer[]>({
    id: FORM_ID,
    initialValues: Object.fromEntries(questions.map(({ code }) => [code, initialValues[code] ?? ''])),
    parse: (values) => parseAnswers(values, questions),
    onChange,
    handle,
    labels: Object.fromEntries(questions.map(({ code, text }) => [code, text])),
  });
  return (
    <div className={styles.grid}>
      {questions.map(({ code, text, required }) => (
        <TextField
          key={code}
          {...field(code)}
          label={<span lang={language}>{text}</span>}
          {...(!required && { aside: t('form.optional') })}
          required={required}
          maxLength={ANSWER_MAX_CHARS}
          className={styles.wide ?? ''}
        />
      ))}
    </div>
  );
}
