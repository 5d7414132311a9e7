import type { Ref } from 'react';
import type { BlockFormHandle } from '@travesia/booking-ui/form';
import { ParticipantsBlock } from '@travesia/booking-ui/participants';
import { QuestionsForm } from '@travesia/booking-ui/questions';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import type { SummarySession } from '@travesia/booking-ui/session';
import { frameStyles } from '@travesia/booking-ui/frame';
import type { ActivityValidateReply } from '@travesia/contracts';
import { isChild, PAX_AGE, type Ages } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { usePeopleSave } from '../hooks/use-people-save.ts';
import { peopleOf } from '../model/people.ts';
import { summaryTexts } from '../texts.ts';

export type PeopleStepsProps = {
  checked: ActivityValidateReply;
  booking: SummarySession;
  people: Ref<BlockFormHandle>;
  questions: Ref<BlockFormHandle>;
};

/** Who takes part, and what the supplier asks beside (T-06). */
export function PeopleSteps({ checked, booking, people, questions }: PeopleStepsProps) {
  const { t, tag } = useText(summaryTexts);
  const { today } = useRemotePage();
  const { session, snapshot } = booking;
  const { draft, saves, orderView } = snapshot;
  const { data, meta } = checked;
  const asksBirthDate = data.travellerFields === 'name-and-birth';
  const day = data.rate.date;
  const agesHint = (ages: Ages) =>
    t(ages.to >= PAX_AGE.max ? 'people.agesFrom' : 'people.ages', {
      ...ages,
      day: formatLocalDate(day, tag, 'medium'),
    });
  const hasQuestions = data.questions.length > 0;
  const { changePeople, changeAnswers } = usePeopleSave(session, data.questions, draft.answers);
  const saveMark = <SaveMark state={saves.passengers} onRetry={() => void session.flush()} />;

  return (
    <>
      <section className={frameStyles.block} aria-labelledby="people-title">
        <h2 id="people-title">{t('people.title')}</h2>
        <p className={frameStyles.soft}>{t(asksBirthDate ? 'people.introBirth' : 'people.intro')}</p>
        <ParticipantsBlock
          places={peopleOf(checked, orderView).map(({ id, type, age, ages }) => ({
            id,
            type,
            age: isChild({ age }) ? age : null,
            agesHint: ages ? agesHint(ages) : undefined,
            who: type === 'ADULT' ? t('people.adult') : t('people.child', { age }),
          }))}
          rules={{ asksBirthDate, today, day }}
          remembered={draft.passengers}
          onChange={changePeople}
          handle={people}
        />
        {!hasQuestions && saveMark}
      </section>
      {hasQuestions && (
        <section className={frameStyles.block} aria-labelledby="questions-title">
          <h2 id="questions-title">{t('questions.title')}</h2>
          <p className={frameStyles.soft}>{t('questions.intro')}</p>
          <QuestionsForm
            questions={data.questions}
            language={meta.language}
            initialValues={draft.answers}
            onChange={changeAnswers}
            handle={questions}
          />
          {saveMark}
        </section>
      )}
    </>
  );
}
