import { PriceChangeDialog } from '@travesia/booking-ui/choosing';
import { detailStyles, NothingLeft } from '@travesia/booking-ui/detail';
import type { HotelReply } from '@travesia/contracts';
import { takesGuests } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import type { HotelSearch, WantedTerms } from '../../search/index.ts';
import { useOpenStay } from '../hooks/use-open-stay.ts';
import { useSelectRate } from '../hooks/use-select-rate.ts';
import { commonConditions } from '../model/common-conditions.ts';
import { wantedRates } from '../model/wanted-rates.ts';
import { hotelTexts } from '../texts.ts';
import { HouseRules } from './house-rules.tsx';
import { RateFilters } from './rate-filters.tsx';
import { RoomCard } from './room-card.tsx';

export type RoomListProps = {
  reply: HotelReply;
  search: HotelSearch;
  wanted: WantedTerms;
  onWant: (wanted: WantedTerms) => void;
  results: string;
  onRefresh: () => void;
};

/** Rooms and their rates; choosing one asks for its price first (H-10, H-13). */
export function RoomList({ reply, search, wanted, onWant, results, onRefresh }: RoomListProps) {
  const { t } = useText(hotelTexts);
  const { hotel } = reply.data;
  const { rooms, hasWanted } = wantedRates(reply.data.rooms, wanted);
  const houseConditions = commonConditions(reply.data.rooms.flatMap(({ ratePlans }) => ratePlans));
  const openStay = useOpenStay(search.flightOfferId);
  const { selection, select, accept, dismiss } = useSelectRate(hotel.hotelInfo.hotelCode, openStay);

  if (rooms.length === 0) {
    const why = takesGuests(hotel.hotelInfo, search.rooms) ? 'none' : 'adultsOnly';
    return <NothingLeft title={t(`rooms.${why}`)} advice={t(`rooms.${why}Advice`)} back={results} />;
  }
  return (
    <>
      <RateFilters rooms={reply.data.rooms} wanted={wanted} onChange={onWant} />
      {!hasWanted && <p role="status">{t('rates.noneWanted')}</p>}
      <ol className={detailStyles.list} role="list">
        {rooms.map((room) => (
          <li key={room.roomID}>
            <RoomCard
              room={room}
              told={houseConditions}
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
      <HouseRules conditions={houseConditions} />
      <PriceChangeDialog
        chooseOther={t('chooseOther')}
        change={selection.status === 'changed' ? { was: selection.was, now: selection.now } : null}
        onAccept={accept}
        onDismiss={dismiss}
      />
    </>
  );
}
