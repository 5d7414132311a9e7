import { OfferAbout } from '@travesia/booking-ui/detail';
import type { HotelDescription as HotelDescriptionBody } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { hotelTexts } from '../texts.ts';

/** Dining, facilities, recreation, services, attractions, policies (H-07). */
export function HotelDescription({ description }: { description: HotelDescriptionBody }) {
  const { t, locale } = useText(hotelTexts);
  const { text, sections } = description;
  return (
    <OfferAbout
      title={t('about.title')}
      lang={text && text.language !== locale ? text.language : undefined}
      text={text?.value ?? null}
      sections={sections.map(({ code, lines }) => ({ key: code, title: t(`about.${code}`), lines }))}
    />
  );
}
