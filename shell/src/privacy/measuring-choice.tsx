import { useState } from 'react';
import { useText } from '@travesia/i18n';
import { RadioGroup } from '@travesia/ui/radio-group';
import { browserTexts } from '../browser-texts.tsx';

const COOKIE = 'measuring';
const YEAR_S = 31_536_000;
const ANSWERS = ['yes', 'no'] as const;
type Answer = (typeof ANSWERS)[number];

const readAnswer = (): Answer | null =>
  ANSWERS.find((answer) => document.cookie.split('; ').includes(`${COOKIE}=${answer}`)) ?? null;

function keepAnswer(answer: Answer) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${answer}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
}

/** Whether this browser's visits may be counted (O-03); the site reads the cookie with each request. */
export function MeasuringChoice() {
  const { t } = useText(browserTexts);
  const [answer, setAnswer] = useState(readAnswer);
  return (
    <>
      <p>{t('stored.measuring.intro')}</p>
      <RadioGroup
        legend={t('stored.measuring.title')}
        options={ANSWERS.map((value) => ({ value, label: t(`stored.measuring.${value}`) }))}
        value={answer}
        onValueChange={(chosen) => {
          keepAnswer(chosen);
          setAnswer(chosen);
        }}
      />
    </>
  );
}
