import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import type { Counters } from '../../http/counters.ts';
import type { MarketRules } from '../booking/index.ts';
import type { Mailing } from '../mail/index.ts';
import type { ApiModule } from '../module.ts';
import type { BookingAddress } from '../payments/index.ts';
import type { DeskMessages, TravellerMessages } from './ports.ts';
import type { MessageDatabase } from './repository.ts';
import { createMessages } from './service.ts';

export { sendFile } from './send-file.ts';
export type { DeskMessages, TravellerMessages } from './ports.ts';

export interface MessagesNeeds {
  readonly configuration: Pick<Configuration, 'CONTACT_MAIL_TO'>;
  readonly database: MessageDatabase;
  readonly clock: Clock;
}

export interface MessagesModule extends ApiModule {
  readonly traveller: TravellerMessages;
  readonly desk: DeskMessages;
  /** Files that were sent here and never with a message. */
  deleteUnsent(): Promise<void>;
}

/** What a traveller and we write to one another about a booking. */
export function createMessagesModule(
  { configuration, database, clock }: MessagesNeeds,
  {
    mailing,
    counters,
    market,
    addressOf,
  }: {
    readonly mailing: Mailing;
    readonly counters: Counters;
    readonly market: (id: string) => MarketRules;
    readonly addressOf: BookingAddress;
  },
): MessagesModule {
  const messages = createMessages({
    database,
    clock,
    counters,
    mailing,
    market,
    addressOf,
    officeAddress: configuration.CONTACT_MAIL_TO,
  });
  return {
    ...messages,
    routes() {},
  };
}
