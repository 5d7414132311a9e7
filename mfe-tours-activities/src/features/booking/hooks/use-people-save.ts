import { useRef } from 'react';
import { parseAnswers, type QuestionValues, type SupplierQuestion } from '@travesia/booking-ui/questions';
import type { BookingSession } from '@travesia/booking';
import type { Traveller, TravellerAnswer } from '@travesia/contracts';

/** People and answers travel in one save: it goes out once both are right (S-12, T-06). */
export function usePeopleSave(
  session: BookingSession,
  questions: readonly SupplierQuestion[],
  remembered: QuestionValues,
) {
  const people = useRef<Traveller[] | null>(null);
  const answers = useRef<TravellerAnswer[] | null | undefined>(undefined);

  function save() {
    const given =
      answers.current === undefined ? parseAnswers(remembered, questions).payload : answers.current;
    const isWhole = people.current !== null && given !== null;
    session.save(
      'passengers',
      isWhole && people.current ? { passengers: people.current, answers: given } : null,
    );
  }

  return {
    changePeople(values: { id: string }[], right: Traveller[] | null) {
      session.remember({ passengers: values });
      people.current = right;
      save();
    },
    changeAnswers(values: QuestionValues, right: TravellerAnswer[] | null) {
      session.remember({ answers: values });
      answers.current = right;
      save();
    },
  };
}
