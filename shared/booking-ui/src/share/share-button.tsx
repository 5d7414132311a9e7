import { useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { ShareReplySchema, type ShareSubject } from '@travesia/contracts';
import { errorText, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { withTexts } from '@travesia/platform/react';
import { Button } from '@travesia/ui/button';
import { CopyButton } from '@travesia/ui/copy-button';
import { Dialog } from '@travesia/ui/dialog';
import { ShareIcon } from '@travesia/ui/icon';
import { Notice } from '@travesia/ui/notice';
import styles from './share-button.module.css';
import { shareTexts } from './texts.ts';

export type ShareButtonProps = {
  /** What is shared; its price is looked up by the server. */
  subject: ShareSubject;
  /** What it is called, for the device's own way of sharing. */
  name: string;
};

/** Absent where the device has no way of its own to share. */
const deviceShare = (): Navigator['share'] | undefined => globalThis.navigator?.share?.bind(navigator);

function Share({ subject, name }: ShareButtonProps) {
  const { t, locale } = useText(shareTexts);
  const { api, currency, href } = useRemotePage();
  const [isOpen, setOpen] = useState(false);
  const share = useMutation({
    mutationFn: async () => {
      const { data } = await api.post('/shares', ShareReplySchema, { body: { ...subject, currency } });
      return new URL(href(data.path), globalThis.location.origin).href;
    },
  });

  async function send(url: string): Promise<void> {
    try {
      await deviceShare()?.({ title: name, url });
      setOpen(false);
    } catch (thrown) {
      // Closing the sheet is an answer; a refusal leaves the link to be copied.
      setOpen(!(thrown instanceof DOMException && thrown.name === 'AbortError'));
    }
  }

  async function prepare(): Promise<void> {
    try {
      const url = await share.mutateAsync();
      if (deviceShare()) await send(url);
      else setOpen(true);
    } catch {
      setOpen(true);
    }
  }

  return (
    <>
      <Button
        size="small"
        pending={share.isPending && !isOpen}
        pendingText={t('preparing')}
        onClick={() => void prepare()}
      >
        <ShareIcon />
        {t('share')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('share')}
        closeLabel={t('close')}
        variant="sheet"
      >
        <div className={styles.body}>
          {share.error && (
            <>
              <Notice tone="error">{errorText(failureCode(share.error), locale)}</Notice>
              <Button pending={share.isPending} pendingText={t('preparing')} onClick={() => void prepare()}>
                {t('again')}
              </Button>
            </>
          )}
          {share.data && (
            <>
              <p>{t('lead')}</p>
              <p>
                <span className={styles.label}>{t('address')}</span>
                <a href={share.data} className={styles.address}>
                  {share.data}
                </a>
              </p>
              <div className={styles.ways}>
                <CopyButton
                  value={share.data}
                  label={t('copy')}
                  copiedLabel={t('copied')}
                  failedLabel={t('copyFailed')}
                  variant="primary"
                  size="medium"
                />
                {deviceShare() && <Button onClick={() => void send(share.data)}>{t('send')}</Button>}
              </div>
            </>
          )}
        </div>
      </Dialog>
    </>
  );
}

/** An address for what is shown, to be sent: by the device's own sheet, else copied. */
export const ShareButton = withTexts([shareTexts], Share);
