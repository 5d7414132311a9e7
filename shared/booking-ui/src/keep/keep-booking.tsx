import { useState } from 'react';
import { failureCode, type ApiClient } from '@travesia/api-client';
import type { BookingAccess, ConfirmedBooking } from '@travesia/contracts';
import { calendarFile } from '@travesia/domain/calendar';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { CalendarAddIcon, DownloadIcon, PrintIcon } from '@travesia/ui/icon';
import { Notice } from '@travesia/ui/notice';
import { bookingTexts } from '../texts/booking-texts.ts';
import { fetchReceipt } from './fetch-receipt.ts';
import styles from './keep.module.css';
import { saveFile } from './save-file.ts';
import { useOpenOnPaper } from './use-open-on-paper.ts';

export type KeepBookingProps = {
  booking: ConfirmedBooking;
  /** How this page may read it; absent: by its e-mail. */
  access?: BookingAccess;
  api: ApiClient;
  print: () => void;
};

type Receipt = 'idle' | 'pending' | 'failed' | 'offline';

/** Ways to carry a booking along: into a calendar, as a receipt, on paper. */
export function KeepBooking({ booking, access, api, print }: KeepBookingProps) {
  const { t, locale } = useText(bookingTexts);
  const [receipt, setReceipt] = useState<Receipt>('idle');
  const { referenceId, bookedAt, status, calendar = [], revised } = booking;
  useOpenOnPaper();
  const isConfirmed = status === 'confirmed';
  // Who gave a trip up still needs the receipt, and what it says of the refund.
  const isPaid = isConfirmed || status === 'cancelled';

  function saveCalendar() {
    const note = t('keep.calendarNote', { reference: referenceId });
    const text = calendarFile({
      referenceId,
      bookedAt,
      events: calendar,
      note,
      language: locale,
      revised,
    });
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `travesia-${referenceId}.ics`);
  }

  async function saveReceipt() {
    setReceipt('pending');
    try {
      const asked = access ?? { referenceId, email: booking.passenger.email };
      saveFile(await fetchReceipt(api, asked), `travesia-${referenceId}-${t('keep.pdfName')}.pdf`);
      setReceipt('idle');
    } catch (failure) {
      setReceipt(failureCode(failure) === 'network' ? 'offline' : 'failed');
    }
  }

  return (
    <div className={styles.keep}>
      <p className={styles.ways}>
        {isConfirmed && calendar.length > 0 && (
          <Button onClick={saveCalendar}>
            <CalendarAddIcon />
            {t('keep.calendar')}
          </Button>
        )}
        {isPaid && (
          <Button
            pending={receipt === 'pending'}
            pendingText={t('keep.pdfPending')}
            onClick={() => void saveReceipt()}
          >
            <DownloadIcon />
            {t('keep.pdf')}
          </Button>
        )}
        <Button onClick={print}>
          <PrintIcon />
          {t('keep.print')}
        </Button>
      </p>
      {(receipt === 'failed' || receipt === 'offline') && (
        <Notice tone="error">{t(receipt === 'offline' ? 'keep.pdfOffline' : 'keep.pdfFailed')}</Notice>
      )}
    </div>
  );
}
