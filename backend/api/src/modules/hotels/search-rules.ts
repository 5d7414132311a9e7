import type { HotelSearchPayload } from '@travesia/contracts';
import { stayDatesProblem, todayIn, type StayDates } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import type { StayRequest, StaySearch } from './ports.ts';

/** Where the day begins last on earth: all that is known before the hotel is. */
const LAST_TIME_ZONE = 'Pacific/Pago_Pago';
const KM_PER_MILE = 1.609344;

/** Dates that the schema alone cannot judge, by the clock of the place (H-02, B-36). */
export function checkDates(
  dates: StayDates,
  path: string,
  { nowMs, timeZone = LAST_TIME_ZONE }: { readonly nowMs: number; readonly timeZone?: string },
): void {
  const code = stayDatesProblem(dates, todayIn(nowMs, timeZone));
  if (code === null) return;
  const field = code === 'date_in_past' ? 'startDate' : 'endDate';
  throw new ApiError('invalid_request', { fields: [{ path: path ? `${path}.${field}` : field, code }] });
}

function toStayRequest(payload: HotelSearchPayload): StayRequest {
  const { stayDateTimeRange, rooms } = payload.rateInfo;
  return {
    startDate: stayDateTimeRange.startDate,
    endDate: stayDateTimeRange.endDate,
    rooms: rooms.room.map((room) => ({ adults: room.adult, childAges: room.childAge })),
  };
}

export function toStaySearch(payload: HotelSearchPayload): StaySearch {
  const { radius, UOM, geoCode } = payload.geoSearch;
  return {
    ...toStayRequest(payload),
    centre: { lat: geoCode.latitude, lon: geoCode.longitude },
    radiusKm: Math.round((UOM === 'MI' ? radius * KM_PER_MILE : radius) * 10) / 10,
    refundableOnly: payload.rateInfo.refundableOnly,
    hotelCode: payload.hotelCode ?? null,
  };
}

function roomsKey(stay: StayRequest): unknown {
  return stay.rooms.map((room) => [room.adults, ...room.childAges]);
}

/** What makes two searches the same; a centre moved by some metres is the same centre. */
export function searchKey(search: StaySearch): string {
  return JSON.stringify([
    search.centre.lat.toFixed(3),
    search.centre.lon.toFixed(3),
    search.radiusKm,
    search.startDate,
    search.endDate,
    roomsKey(search),
    search.refundableOnly,
    search.hotelCode,
  ]);
}

export function hotelKey(hotelCode: string, stay: StayRequest): string {
  return JSON.stringify([hotelCode, stay.startDate, stay.endDate, roomsKey(stay)]);
}
