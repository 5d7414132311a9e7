import type { Locale, OrderSection, TravellerAnswer } from '@travesia/contracts';
import { isChild, inLocale } from '@travesia/domain';
import { dayText } from '../../../text/amounts.ts';
import type { ActivityOrder } from './activity-order.ts';
import { wordsOf } from './order-words.ts';

type Facts = Extract<OrderSection, { kind: 'facts' }>;
type Fact = Facts['facts'][number];

function dateText({ day }: ActivityOrder, locale: Locale): string {
  const first = dayText(day.date, locale);
  return day.endDate === day.date
    ? first
    : wordsOf(locale)('until', { from: first, to: dayText(day.endDate, locale) });
}

/** Adults are all searched as 30: only children have an age of their own (T-02). */
function peopleText({ paxes }: ActivityOrder, locale: Locale): string {
  const words = wordsOf(locale);
  const ages = paxes.filter(isChild).map(({ age }) => age);
  const adults = words('adults', { count: paxes.length - ages.length });
  return ages.length === 0
    ? adults
    : `${adults}, ${words('children', { count: ages.length, ages: ages.join(', ') })}`;
}

/** Code of the supplier's question where to collect the traveller. */
const PICKUP_QUESTION = 'HOTEL';

/** Who is collected does not go to the meeting point. */
export function pickupOf(answers: readonly TravellerAnswer[]): string | null {
  return answers.find(({ code, text }) => code === PICKUP_QUESTION && text !== '')?.text ?? null;
}

export function meetingText({ words }: ActivityOrder, locale: Locale): string {
  const { meetingPoint } = inLocale(words, locale);
  return [meetingPoint?.address, meetingPoint?.description].filter(Boolean).join('. ');
}

/** What the traveller calls it; the city stands beside a name that does not say it. */
export function activityHeading({ words }: ActivityOrder, locale: Locale): string {
  const { name, cityName } = inLocale(words, locale);
  return cityName === '' || name.includes(cityName) ? name : `${name}, ${cityName}`;
}

/** What was chosen and how the voucher is used, as checkout and confirmation draw them (T-07). */
export function activitySections(
  order: ActivityOrder,
  locale: Locale,
  answers: readonly TravellerAnswer[],
): Facts[] {
  const t = wordsOf(locale);
  const words = inLocale(order.words, locale);
  const facts = (list: readonly (readonly [string, string | null])[]): Fact[] =>
    list.flatMap(([name, value]) => (value ? [{ label: name, value }] : []));
  const pickup = pickupOf(answers);
  const voucher = facts([
    [t('label.redeem'), words.redeemInfo.join(' ')],
    [t('label.organiser'), order.supplierName],
  ]);
  return [
    {
      kind: 'facts',
      heading: t(`chosenHeading.${order.range}`),
      facts: facts([
        [t('label.date'), dateText(order, locale)],
        [t('label.session'), words.session],
        [t('label.modality'), words.modality],
        [t('label.rate'), words.rate],
        [t('label.language'), words.serviceLanguage],
        [t('label.participants'), peopleText(order, locale)],
        ...(pickup === null
          ? [[t('label.meetingPoint'), meetingText(order, locale)] as const]
          : [[t('label.pickup'), pickup] as const]),
        [t('label.included'), words.included.join(', ')],
        ...words.questions
          .filter(({ code }) => code !== PICKUP_QUESTION)
          .map(
            ({ code, text }) => [text, answers.find((answer) => answer.code === code)?.text ?? null] as const,
          ),
      ]),
    },
    ...(voucher.length > 0
      ? [{ kind: 'facts' as const, heading: t('voucherHeading'), isForUse: true, facts: voucher }]
      : []),
  ];
}
