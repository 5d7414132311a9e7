import type { Migration } from './migration.ts';

/**
 * A search at the desk is cut to its newest matches before anything is joined (D-12): keys have the time of their booking,
 * and the booking that is shown for it. A message is marked once it is answered, so that the queue reads only the others.
 */
export const orderOfDeskKeys: Migration = {
  name: '1107-order-of-desk-keys',
  sql: `
    ALTER TABLE desk_keys ADD COLUMN subject uuid, ADD COLUMN at timestamptz;
    UPDATE desk_keys SET subject = coalesce(amends, id), at = created_at FROM bookings WHERE id = booking_id;
    ALTER TABLE desk_keys ALTER COLUMN subject SET NOT NULL, ALTER COLUMN at SET NOT NULL;
    CREATE INDEX desk_keys_by_time ON desk_keys (at);

    CREATE OR REPLACE FUNCTION desk_keys_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE wanted uuid;
    BEGIN
      IF TG_TABLE_NAME = 'bookings' THEN wanted := NEW.id; ELSE wanted := NEW.booking_id; END IF;
      IF TG_TABLE_NAME = 'payment_attempts' THEN
        INSERT INTO desk_keys (booking_id, subject, at, keys)
          SELECT id, coalesce(amends, id), created_at, desk_keys_of(id) FROM bookings WHERE id = wanted
          ON CONFLICT (booking_id) DO UPDATE SET subject = excluded.subject, keys = excluded.keys;
      ELSE
        UPDATE desk_keys SET keys = desk_keys_of(wanted) WHERE booking_id = wanted;
      END IF;
      RETURN NULL;
    END $$;

    ALTER TABLE booking_messages ADD COLUMN answered boolean NOT NULL DEFAULT false;
    UPDATE booking_messages waiting SET answered = true WHERE EXISTS (
      SELECT FROM booking_messages answer
      WHERE answer.booking_id = waiting.booking_id AND answer.sender = 'desk' AND answer.at > waiting.at
    );
    CREATE INDEX booking_messages_unanswered ON booking_messages (booking_id, at)
      WHERE sender = 'traveller' AND NOT answered;
    CREATE FUNCTION booking_messages_are_answered() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE booking_messages SET answered = true
        WHERE booking_id = NEW.booking_id AND sender = 'traveller' AND NOT answered AND at < NEW.at;
      RETURN NULL;
    END $$;
    CREATE TRIGGER booking_messages_are_answered AFTER INSERT ON booking_messages
      FOR EACH ROW WHEN (NEW.sender = 'desk') EXECUTE FUNCTION booking_messages_are_answered();
  `,
};
