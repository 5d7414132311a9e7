import { detailStyles } from '@travesia/booking-ui/detail';
import { DotMap } from '@travesia/ui/dot-map';
import type { ActivityContent, ActivityHead } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import type { SearchedPlace } from '../../search/index.ts';
import { placeWords } from '../../activities/index.ts';
import { meetingMap } from '../model/meeting-map.ts';
import { detailTexts } from '../texts.ts';
import styles from './detail.module.css';

export type MeetingPointProps = {
  activity: ActivityHead;
  content: ActivityContent;
  language: string;
  /** The middle of the map; the activity's own place where nothing was searched. */
  place: SearchedPlace | null;
};

const MARGIN = 1.08;
const POINT_ID = 'meeting-point';

/** Where it begins and ends, in words and as a dot around the middle of the place (T-04). */
export function MeetingPoint({ activity, content, language, place }: MeetingPointProps) {
  const { t, locale } = useText(detailTexts);
  const { meetingPoint, endPoint } = content;
  const { location } = activity;
  if (!meetingPoint && !endPoint) return null;
  const middle = place?.location ?? { lat: location.latitude, lon: location.longitude };
  const map = meetingMap(meetingPoint, middle);
  const lang = language === locale ? undefined : language;
  const start = meetingPoint && (placeWords(meetingPoint) || location.cityName);
  const end = endPoint && (placeWords(endPoint) || location.cityName);

  return (
    <section className={detailStyles.stack} aria-labelledby="meeting-title">
      <h2 id="meeting-title">{t('meeting.title')}</h2>
      {start && <p lang={lang}>{start}</p>}
      {map && (
        <div className={styles.map}>
          <DotMap
            middle={{ latitude: middle.lat, longitude: middle.lon }}
            reachKm={map.rings[1] * MARGIN}
            dots={[{ id: POINT_ID, ...map.point }]}
            selectedId={POINT_ID}
            rings={map.rings.map((km) => ({ km, label: t('meeting.km', { km }) }))}
            title={t('meeting.map', { place: place?.name ?? location.cityName })}
          />
        </div>
      )}
      {end && end === start && <p className={detailStyles.soft}>{t('meeting.sameEnd')}</p>}
      {end && end !== start && (
        <p className={detailStyles.soft}>
          {t('meeting.end')}: <span lang={lang}>{end}</span>
        </p>
      )}
    </section>
  );
}
