import { Photo } from '@travesia/ui/photo';
import { Plate } from '@travesia/ui/plate';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { CruisesFailed } from '../../../components/cruise-states.tsx';
import { FromPrice } from '../../../components/from-price.tsx';
import { useCruises } from '../../../data/use-cruises.ts';
import { cruiseTexts } from '../../../texts.ts';
import { chooseNext } from '../model/choose-next.ts';
import styles from './next-cruises.module.css';

const SHOWN = 3;

/** A few sailings on the home: soon, and each in another part of the world. Nothing, while there is none. */
export function NextCruises() {
  const { t, tag } = useText(cruiseTexts);
  const { today } = useRemotePage();
  const state = useCruises();
  const next = state.status === 'ready' ? chooseNext(state.cruises, today, SHOWN) : [];
  if (state.status !== 'failed' && next.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="next-cruises">
      <div className={styles.head}>
        <h2 id="next-cruises" className={styles.title}>
          {t('next.title')}
        </h2>
        <Link to="/cruceros">{t('next.all')}</Link>
      </div>
      {state.status === 'failed' ? (
        <CruisesFailed onRetry={state.retry} />
      ) : (
        <ul className={styles.list}>
          {next.map((cruise) => (
            <li key={cruise.slug} className={styles.card}>
              <Photo
                picture={cruise.shipPicture}
                alt=""
                shownAs="(width >= 768px) 26rem, 100vw"
                fallback={<Plate kind="water" seed={cruise.slug} />}
                className={styles.picture}
              />
              <div className={styles.words}>
                <p className={styles.date}>
                  {formatLocalDate(cruise.sailDate, tag, 'dated')} · {cruise.departingPort}
                </p>
                <h3 className={styles.name}>
                  <Link to={`/cruceros/${cruise.slug}`}>{cruise.title}</Link>
                </h3>
                <p className={styles.date}>{cruise.package}</p>
                <FromPrice cruise={cruise} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
