import { useRef, useState } from 'react';
import { ContactStep, SummaryFrame } from '@travesia/booking-ui/summary';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { useText } from '@travesia/i18n';
import type { ActivityValidateReply } from '@travesia/contracts';
import type { Pax } from '@travesia/domain';
import type { BlockFormHandle } from '@travesia/booking-ui/form';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import type { SummarySession } from '@travesia/booking-ui/session';
import { ACTIVITY_WORDS, activityOf, TOUR_WORDS } from '@travesia/products/tours-activities';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import type { ChosenOption } from '../../activities/index.ts';
import { useOrderSave } from '../hooks/use-order-save.ts';
import { usePriceLines } from '../hooks/use-price-lines.ts';
import { peopleOf, unpricedPaxes } from '../model/people.ts';
import { summaryTexts } from '../texts.ts';
import { OptionTicket } from './option-ticket.tsx';
import { PeopleSteps } from './people-steps.tsx';
import { SummaryAside } from './summary-aside.tsx';

const WORDS = { activity: ACTIVITY_WORDS, tour: TOUR_WORDS } as const;

export type SummaryProps = {
  option: ChosenOption;
  checked: ActivityValidateReply;
  /** What it was before it was priced for the ages that were typed (W-04); the payment opens next. */
  beforeAges: ActivityValidateReply | null;
  booking: SummarySession;
  /** Asks for the price at other ages; the summary opens again with it. */
  onPriceFor: (paxes: readonly Pax[]) => Promise<void>;
  /** Back to the price before other ages were typed; null where none were. */
  isCorrecting: boolean;
  onCorrectAges: (() => void) | null;
  /** Asks the supplier for the price again (S-45). */
  onCheckAgain: () => Promise<unknown>;
};

/** Option, contact, people and questions; everything is saved as it is typed (T-06). */
export function Summary(props: SummaryProps) {
  const { option, checked, beforeAges, booking, onPriceFor, onCorrectAges, onCheckAgain } = props;
  const { t, tag } = useText(summaryTexts);
  const words = useText(bookingTexts);
  const { kind, resultsPath } = useActivityKind();
  const { session, snapshot } = booking;
  const { draft, saves, orderView } = snapshot;
  const { rate } = checked.data;
  const contact = useRef<BlockFormHandle>(null);
  const people = useRef<BlockFormHandle>(null);
  const questions = useRef<BlockFormHandle>(null);
  const [consentNeeded, setConsentNeeded] = useState(
    checked.meta.priceChanged && activityOf(draft.selection, kind)?.rateKey !== rate.rateKey
      ? checked.meta.previousTotal
      : null,
  );
  useOrderSave(session, { option, rate, isAgreed: consentNeeded === null });
  const linesOf = usePriceLines();

  /** "Ana Ruiz: 19 years old": the one that was mistyped has to stand out. */
  function agesInWords(): string {
    const people = peopleOf(checked, orderView).map(({ id, age }, place) => {
      const typed = draft.passengers.find((each) => each.id === id);
      const name = [typed?.firstName, typed?.lastName].filter((part) => typeof part === 'string' && part);
      const who = name.join(' ') || words.t('participants.heading', { number: place + 1 });
      return `${who}: ${words.t('travellers.years', { count: age })}`;
    });
    return new Intl.ListFormat(tag, { type: 'conjunction' }).format(people);
  }

  /** Whether the price is for the ages that were typed; if not, the summary opens again with the one that is (W-04). */
  async function isPricedForAges(): Promise<boolean> {
    const paxes = unpricedPaxes(checked, orderView, session.getSnapshot().draft.passengers);
    if (!paxes) return true;
    await onPriceFor(paxes);
    return false;
  }

  return (
    <SummaryFrame
      title={t(`title.${kind}`)}
      intro={t('intro')}
      words={WORDS[kind]}
      booking={booking}
      consent={
        consentNeeded && {
          previous: consentNeeded,
          current: { amount: rate.amount, currency: rate.currency },
          onAccept: () => setConsentNeeded(null),
          ...(onCorrectAges && {
            onCorrect: onCorrectAges,
            reason: t('changedForAges', { people: agesInWords() }),
          }),
          ...(beforeAges && {
            lines: { before: linesOf(beforeAges.data.rate), now: linesOf(rate) },
          }),
        }
      }
      onBeforePayment={isPricedForAges}
      correctedField={props.isCorrecting ? 'age' : undefined}
      goesOn={beforeAges !== null}
      blocks={[contact, people, questions]}
      onCheckAgain={onCheckAgain}
      results={draft.searchInitialState ?? resultsPath}
      total={{ amount: rate.amount, currency: rate.currency }}
      travellerCount={checked.meta.paxes.length}
      aside={<SummaryAside checked={checked} view={orderView} />}
    >
      <OptionTicket checked={checked} />
      <ContactStep booking={booking} handle={contact} />
      <PeopleSteps checked={checked} booking={booking} people={people} questions={questions} />
      {/* The choice is made: only a failure to keep it is news here. */}
      {saves.offer.status === 'failed' && (
        <SaveMark state={saves.offer} onRetry={() => void session.flush()} />
      )}
    </SummaryFrame>
  );
}
