import { PartyFields } from '@travesia/booking-ui/party';
import { Button } from '@travesia/ui/button';
import type { StayRoom } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { searchTexts } from '../texts.ts';
import styles from './rooms-field.module.css';

export type RoomGuestsProps = {
  number: number;
  room: StayRoom;
  onRoomChange: (room: StayRoom) => void;
  onRemove: (() => void) | undefined;
};

/** Who sleeps in one room; the age of each child is asked, because hotels charge by it (H-03). */
export function RoomGuests({ number, room, onRoomChange, onRemove }: RoomGuestsProps) {
  const { t } = useText(searchTexts);
  return (
    <fieldset className={styles.room}>
      <legend className={styles.legend}>{t('rooms.room', { number })}</legend>
      <PartyFields
        party={room}
        asksChildren
        onPartyChange={(party) => onRoomChange({ ...room, ...party })}
        words={{
          adults: {
            label: t('rooms.adults'),
            hint: t('rooms.adultsHint'),
            fewer: t('rooms.fewerAdults', { number }),
            more: t('rooms.moreAdults', { number }),
          },
          children: {
            label: t('rooms.children'),
            hint: t('rooms.childrenHint'),
            fewer: t('rooms.fewerChildren', { number }),
            more: t('rooms.moreChildren', { number }),
          },
          chooseAge: t('rooms.chooseAge'),
          childAge: (child) => t('rooms.childAge', { child }),
          years: (count) => t('rooms.years', { count }),
        }}
      />
      {onRemove && (
        <Button variant="link" size="small" onClick={onRemove}>
          {t('rooms.remove', { number })}
        </Button>
      )}
    </fieldset>
  );
}
