import type { ChosenSeat } from '@travesia/booking';
import type { SeatMap } from '@travesia/contracts';

/** Seats as the present maps sell them; what is taken by now is dropped. */
export function keepSoldSeats(chosen: readonly ChosenSeat[], maps: readonly SeatMap[]): ChosenSeat[] {
  return chosen.flatMap((wanted) => {
    const service = maps
      .find(({ segmentId }) => segmentId === wanted.segmentId)
      ?.cabins.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
      .find(({ designator }) => designator === wanted.designator)
      ?.services.find(({ travellerId }) => travellerId === wanted.travellerId);
    return service ? [{ ...wanted, serviceId: service.serviceId, amount: service.amount }] : [];
  });
}
