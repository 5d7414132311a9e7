import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { PlusIcon } from '@travesia/ui/icon';
import { roomsProblems, ROOMS, type StayRoom } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { offeredSplit } from '../model/search-problems.ts';
import { searchTexts } from '../texts.ts';
import { RoomGuests } from './room-guests.tsx';
import styles from './rooms-field.module.css';

export type RoomsEditorProps = {
  rooms: readonly StayRoom[];
  onRoomsChange: (rooms: readonly StayRoom[]) => void;
};

const NEW_ROOM: StayRoom = { adults: 1, childAges: [] };

/** Up to five rooms; what does not fit is explained as it arises, with a way to share out (H-03). */
export function RoomsEditor({ rooms, onRoomsChange }: RoomsEditorProps) {
  const { t } = useText(searchTexts);
  const split = offeredSplit(rooms);
  const problem = roomsProblems(rooms).find(({ code }) => code !== 'child_age_missing');

  return (
    <div className={styles.rooms}>
      {rooms.map((room, index) => (
        <RoomGuests
          // Rooms have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          room={room}
          onRoomChange={(changed) =>
            onRoomsChange(rooms.map((each, place) => (place === index ? changed : each)))
          }
          onRemove={
            rooms.length > ROOMS.min
              ? () => onRoomsChange(rooms.filter((_room, place) => place !== index))
              : undefined
          }
        />
      ))}
      {problem && (
        <Notice
          tone="attention"
          announce="polite"
          actions={
            split && (
              <Button size="small" onClick={() => onRoomsChange(split)}>
                {t('rooms.split', { adults: split.map(({ adults }) => adults).join(' + ') })}
              </Button>
            )
          }
        >
          {t(`problems.${problem.code}`)}
        </Notice>
      )}
      {rooms.length < ROOMS.max ? (
        <Button variant="link" onClick={() => onRoomsChange([...rooms, NEW_ROOM])}>
          <PlusIcon />
          {t('rooms.add')}
        </Button>
      ) : (
        <p className={styles.soft}>{t('rooms.full', { count: ROOMS.max })}</p>
      )}
    </div>
  );
}
