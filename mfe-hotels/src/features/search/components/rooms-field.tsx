import { useState } from 'react';
import { PickerButton } from '@travesia/ui/picker-button';
import { Popover } from '@travesia/ui/popover';
import { TravellersIcon } from '@travesia/ui/icon';
import { formatRooms, guestCounts, type StayRoom } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import { RoomsEditor } from './rooms-editor.tsx';
import styles from './rooms-field.module.css';

export type RoomsFieldProps = {
  id: string;
  rooms: readonly StayRoom[];
  onRoomsChange: (rooms: readonly StayRoom[]) => void;
  error: string | undefined;
  className?: string | undefined;
};

/** Rooms and who sleeps in them, in one line that opens. */
export function RoomsField({ id, rooms, onRoomsChange, error, className }: RoomsFieldProps) {
  const { t } = useText(searchTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { adults, children } = guestCounts(rooms);
  return (
    <div className={className}>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        label={t('rooms.label')}
        align="end"
        doneLabel={t('rooms.done')}
        panelClassName={styles.panel ?? ''}
        trigger={(trigger) => (
          <PickerButton {...trigger} id={id} label={t('rooms.label')} icon={<TravellersIcon />} error={error}>
            {t('rooms.count', { count: rooms.length })}, {t('rooms.guests', { count: adults + children })}
          </PickerButton>
        )}
      >
        <RoomsEditor rooms={rooms} onRoomsChange={onRoomsChange} />
      </Popover>
      <input type="hidden" name={SEARCH_PARAMETERS.rooms} value={formatRooms(rooms)} />
    </div>
  );
}
