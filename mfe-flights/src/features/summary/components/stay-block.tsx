import { failureCode } from '@travesia/api-client';
import type { SaveState } from '@travesia/booking';
import { OrderSections } from '@travesia/booking-ui/itinerary';
import { frameStyles } from '@travesia/booking-ui/frame';
import { OrderLateArrival } from '@travesia/booking-ui/late-arrival';
import type { OrderView } from '@travesia/contracts';
import { PACKAGE } from '@travesia/products/packages';
import { errorText, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { buttonClass } from '@travesia/ui/button';
import { DataList } from '@travesia/ui/data-list';
import { Notice } from '@travesia/ui/notice';
import { Skeleton } from '@travesia/ui/skeleton';
import { stayPolicies } from '../model/stay-policies.ts';
import { summaryTexts } from '../texts.ts';
import styles from './summary.module.css';

export type StayBlockProps = {
  view: OrderView | null;
  /** How setting flight and stay as one order went. */
  state: SaveState;
  /** Address of the hotels this came from. */
  hotels: string;
  /** Address of this page with the flight alone. */
  flightOnly: string;
};

/** The other half of a package, in the server's words (K-03); the room can be changed or left out, the flight stays (K-06). */
export function StayBlock({ view, state, hotels, flightOnly }: StayBlockProps) {
  const { t, locale } = useText(summaryTexts);
  const sections =
    view?.orderKind === PACKAGE.kind
      ? view.sections.flatMap((section) => (section.kind === 'facts' ? [section] : []))
      : [];
  const change = (
    <p className={styles.actions}>
      <Link to={hotels} className={buttonClass({ size: 'small' })}>
        {t('stay.change')}
      </Link>
      <Link to={flightOnly} replace className={buttonClass({ size: 'small', variant: 'quiet' })}>
        {t('stay.remove')}
      </Link>
    </p>
  );
  if (state.status === 'failed') {
    return (
      <Notice tone="error" title={t('stay.lost')} actions={change}>
        {errorText(failureCode(state.failure), locale)}
      </Notice>
    );
  }
  return (
    <section className={frameStyles.block} aria-labelledby="stay-title">
      <h2 id="stay-title">{t('stay.title')}</h2>
      {sections.length === 0 && <Skeleton shape="ticket" />}
      {view && <OrderLateArrival view={view} />}
      <OrderSections sections={sections} />
      {sections.length > 0 && (
        <DataList
          variant="stacked"
          rows={stayPolicies(view?.policies ?? []).map(({ code, title, text }) => ({
            key: code,
            term: title,
            value: text,
          }))}
        />
      )}
      {change}
    </section>
  );
}
