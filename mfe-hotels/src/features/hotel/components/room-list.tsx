import { PriceChangeDialog } from '@travesia/booking-ui/choosing';
import { detailStyles, NothingLeft } from '@travesia/booking-ui/detail';
import type { HotelReply } from '@travesia/contracts';
import { takesGuests } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import type { HotelSearch } from '../../search/index.ts';
import { useOpenStay } from '../hooks/use-open-stay.ts';
import { useSelectRate } from '../hooks/use-select-rate.ts';
import { freeFirst } from '../model/free-first.ts';
import { hotelTexts } from '../texts.ts';
import { RoomCard } from './room-card.tsx';

export type RoomListProps = {
  reply: HotelReply;
  search: HotelSearch;
  wantsFreeCancellation: boolean;
  results: string;
  onRefresh: () => void;
};

/** Rooms and their rates; choosing one asks for its price first (H-10, H-13). */
export function RoomList({ reply, search, wantsFreeCancellation, results, onRefresh }: RoomListProps) {
  const { t } = useText(hotelTexts);
  const { hotel } = reply.data;
  const sorted = freeFirst(reply.data.rooms);
  const rooms = wantsFreeCancellation ? sorted.rooms : reply.data.rooms;
  const openStay = useOpenStay(search.flightOfferId);
  const { selection, select, accept, dismiss } = useSelectRate(hotel.hotelInfo.hotelCode, openStay);

  if (rooms.length === 0) {
    const why = takesGuests(hotel.hotelInfo, search.rooms) ? 'none' : 'adultsOnly';
    return <NothingLeft title={t(`rooms.${why}`)} advice={t(`rooms.${why}Advice`)} back={results} />;
  }
  return (
    <>
      {wantsFreeCancellation && <p>{t(sorted.hasFree ? 'rooms.freeFirst' : 'rooms.noneFree')}</p>}
      <ol className={detailStyles.list} role="list">
        {rooms.map((room) => (
          <li key={room.roomID}>
            <RoomCard
              room={room}
              hotelInfo={hotel.hotelInfo}
              stay={reply.meta.stay}
              flightOfferId={search.flightOfferId}
              selection={selection}
              onSelect={(rate) => void select(rate)}
              onRefresh={() => {
                dismiss();
                onRefresh();
              }}
            />
          </li>
        ))}
      </ol>
      <PriceChangeDialog
        chooseOther={t('chooseOther')}
        change={selection.status === 'changed' ? { was: selection.was, now: selection.now } : null}
        onAccept={accept}
        onDismiss={dismiss}
      />
    </>
  );
}
