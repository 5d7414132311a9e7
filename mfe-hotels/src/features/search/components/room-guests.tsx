import { Button } from '@travesia/ui/button';
import { Select } from '@travesia/ui/select';
import { Stepper } from '@travesia/ui/stepper';
import { ADULTS, CHILD_AGE, CHILDREN, type StayRoom } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { searchTexts } from '../texts.ts';
import styles from './rooms-field.module.css';

export type RoomGuestsProps = {
  number: number;
  room: StayRoom;
  onRoomChange: (room: StayRoom) => void;
  onRemove: (() => void) | undefined;
};

const AGES = Array.from({ length: CHILD_AGE.max - CHILD_AGE.min + 1 }, (_, index) => CHILD_AGE.min + index);

/** Who sleeps in one room; the age of each child is asked, because hotels charge by it (H-03). */
export function RoomGuests({ number, room, onRoomChange, onRemove }: RoomGuestsProps) {
  const { t } = useText(searchTexts);
  const { adults, childAges } = room;
  return (
    <fieldset className={styles.room}>
      <legend className={styles.legend}>{t('rooms.room', { number })}</legend>
      <Stepper
        label={t('rooms.adults')}
        hint={t('rooms.adultsHint')}
        value={adults}
        min={ADULTS.min}
        max={ADULTS.max}
        onValueChange={(count) => onRoomChange({ ...room, adults: count })}
        decreaseLabel={t('rooms.fewerAdults', { number })}
        increaseLabel={t('rooms.moreAdults', { number })}
      />
      <Stepper
        label={t('rooms.children')}
        hint={t('rooms.childrenHint')}
        value={childAges.length}
        min={CHILDREN.min}
        max={CHILDREN.max}
        onValueChange={(count) =>
          onRoomChange({
            ...room,
            childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null),
          })
        }
        decreaseLabel={t('rooms.fewerChildren', { number })}
        increaseLabel={t('rooms.moreChildren', { number })}
      />
      {childAges.length > 0 && (
        <div className={styles.ages}>
          {childAges.map((age, index) => (
            <Select
              // Children have no name but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              label={t('rooms.childAge', { child: index + 1 })}
              value={age === null ? '' : String(age)}
              onChange={(event) => {
                const chosen = event.target.value === '' ? null : Number(event.target.value);
                onRoomChange({
                  ...room,
                  childAges: childAges.map((each, place) => (place === index ? chosen : each)),
                });
              }}
            >
              <option value="">{t('rooms.chooseAge')}</option>
              {AGES.map((years) => (
                <option key={years} value={years}>
                  {t('rooms.years', { count: years })}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
      {onRemove && (
        <Button look="link" size="small" onClick={onRemove}>
          {t('rooms.remove', { number })}
        </Button>
      )}
    </fieldset>
  );
}
