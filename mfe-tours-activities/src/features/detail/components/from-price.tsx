import type { ActivityReply } from '@travesia/contracts';
import type { ActivityDates } from '@travesia/domain';
import { useShownMoney, useText } from '@travesia/i18n';
import type { ActivitySearch } from '../../search/index.ts';
import { activityWords, usePartyWords } from '../../activities/index.ts';
import { fromPrice } from '../model/from-price.ts';
import { detailTexts } from '../texts.ts';
import styles from './detail.module.css';

export type FromPriceProps = {
  reply: ActivityReply;
  searched: ActivityDates;
  party: ActivitySearch['party'];
};

/** What the searched days cost at least, and whether it can be given back, where the name is read. */
export function FromPrice({ reply, searched, party }: FromPriceProps) {
  const { t } = useText(detailTexts);
  const words = useText(activityWords);
  const people = usePartyWords();
  const money = useShownMoney();
  const { calendar, modalities } = reply.data;
  const found = fromPrice({ calendar, modalities }, searched);
  if (!found) return null;
  return (
    <p className={styles.from}>
      <span>
        {t('from')} <strong className={styles.amount}>{money(found.price)}</strong>{' '}
        {t('fromFor', { people: people(party.adults, party.childAges.length) })}
      </span>
      {found.free !== 'none' && <span className={styles.free}>{words.t(`free.${found.free}`)}</span>}
    </p>
  );
}
