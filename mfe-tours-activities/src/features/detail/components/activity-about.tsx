import { detailStyles, OfferAbout } from '@travesia/booking-ui/detail';
import type { ActivityContent } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { newLines } from '../model/new-lines.ts';
import { detailTexts } from '../texts.ts';

const SECTIONS = ['highlights', 'included', 'notIncluded', 'importantInfo', 'redeemInfo'] as const;

export type ActivityAboutProps = {
  content: ActivityContent;
  /** Of the supplier's words. */
  language: string;
};

/** What it is about, what is included, what to know before. */
export function ActivityAbout({ content, language }: ActivityAboutProps) {
  const { t, locale } = useText(detailTexts);
  const lang = language === locale ? undefined : language;
  return (
    <OfferAbout
      title={t('about.title')}
      lang={lang}
      text={content.description}
      sections={SECTIONS.map((key) => ({
        key,
        title: t(`about.${key}`),
        lang,
        lines: newLines(content[key], content.description),
      }))}
    >
      {content.supplierName && (
        <p className={detailStyles.soft}>{t('about.supplier', { name: content.supplierName })}</p>
      )}
    </OfferAbout>
  );
}
