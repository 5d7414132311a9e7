import { useEffect, useState } from 'react';
import { phoneLink } from '@travesia/domain';
import { Notice } from '@travesia/ui/notice';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { browserKeeps } from '../session/browser-keeps.ts';
import { choosingTexts } from './texts.ts';

/** Prices can be compared in a browser that keeps nothing, but not paid: said before one is chosen. */
export function RefusedStorage() {
  const { t, rich } = useText(choosingTexts);
  const { contactNumber } = useRemotePage();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => setRefused(!browserKeeps()), []);
  if (!isRefused) return null;
  return (
    <Notice tone="attention" title={t('refusedStorage.title')}>
      {rich('refusedStorage.text', {
        phone: <a href={phoneLink(contactNumber)}>{contactNumber}</a>,
      })}
    </Notice>
  );
}
