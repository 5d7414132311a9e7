import { useState } from 'react';
import { Button } from '@travesia/ui/button';
import { HeartIcon, RemoveIcon } from '@travesia/ui/icon';
import { useText } from '@travesia/i18n';
import { ListLink } from '../list-address/index.ts';
import { ResultsSheet, resultsStyles } from '../results/index.ts';
import { clearSaved, removeSaved, type SavedList } from './saved-list.ts';
import { savedTexts } from './texts.ts';
import { useSavedOffers } from './use-saved-offers.ts';
import styles from './saved-offers.module.css';

export type SavedOffersButtonProps = {
  kind: string;
  /** Lists in the order in which they are shown. */
  lists: readonly SavedList[];
  /** The page of the offer, for the days and people of this search. */
  addressOf: (code: string) => string;
  /** What the list of the page says of its price; null where it is not in the list. */
  priceOf: (code: string) => string | null;
  /** How much is shown behind the sheet, on the button that leads there. */
  show: string;
};

/** Opens what this browser keeps: favourites, and what was opened lately. */
export function SavedOffersButton({ lists, show, ...ofLists }: SavedOffersButtonProps) {
  const { t } = useText(savedTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <HeartIcon />
        {t('open')}
      </Button>
      <ResultsSheet open={isOpen} onClose={() => setOpen(false)} title={t('open')} show={show}>
        {isOpen && lists.map((list) => <ListOfSaved key={list} list={list} {...ofLists} />)}
      </ResultsSheet>
    </>
  );
}

type ListOfSavedProps = Omit<SavedOffersButtonProps, 'lists' | 'show'> & { list: SavedList };

function ListOfSaved({ list, kind, addressOf, priceOf }: ListOfSavedProps) {
  const { t } = useText(savedTexts);
  const { offers, isStored } = useSavedOffers(list, kind);
  return (
    <section className={styles.list} aria-labelledby={`saved-${list}`}>
      <h3 id={`saved-${list}`} tabIndex={-1}>
        {t(`title.${list}`)}
      </h3>
      {offers.length === 0 ? (
        <p className={resultsStyles.soft}>{t(`empty.${list}`)}</p>
      ) : (
        <>
          <ul role="list" className={styles.offers}>
            {offers.map(({ code, name, place }) => (
              <li key={code}>
                <p>
                  <ListLink to={addressOf(code)}>{name}</ListLink>
                  <span className={resultsStyles.soft}>
                    {[place, priceOf(code)].filter(Boolean).join(' · ')}
                  </span>
                </p>
                <Button
                  variant="plain"
                  size="small"
                  round
                  aria-label={t(`remove.${list}`, { name })}
                  onClick={() => {
                    removeSaved(list, kind, code);
                    document.getElementById(`saved-${list}`)?.focus();
                  }}
                >
                  <RemoveIcon />
                </Button>
              </li>
            ))}
          </ul>
          <p className={resultsStyles.soft}>{t(isStored ? 'stored' : 'unstored')}</p>
          {list === 'seen' && (
            <Button
              variant="link"
              size="small"
              onClick={() => {
                clearSaved(list, kind);
                document.getElementById(`saved-${list}`)?.focus();
              }}
            >
              {t('clearSeen')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
