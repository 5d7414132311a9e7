import type { Migration } from './migration.ts';

/**
 * The service desk: what was read and done there and by whom, notes, who has which item of a queue, and the keys that
 * bookings are found by. The keys follow their booking by triggers, so that no writer can forget them; a booking has some
 * from its first payment on.
 */
export const serviceDesk: Migration = {
  name: '0900-service-desk',
  sql: `
    CREATE TABLE desk_audit (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL,
      staff_id text NOT NULL,
      staff_name text NOT NULL,
      role text NOT NULL,
      action text NOT NULL,
      why text NOT NULL,
      booking_id uuid,
      address text NOT NULL
    );
    CREATE INDEX desk_audit_of_booking ON desk_audit (booking_id, id);
    CREATE INDEX desk_audit_of_staff ON desk_audit (staff_id, id);

    CREATE FUNCTION desk_audit_is_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the audit log is never changed';
    END $$;
    CREATE TRIGGER desk_audit_is_never_changed BEFORE UPDATE OR DELETE ON desk_audit
      FOR EACH ROW EXECUTE FUNCTION desk_audit_is_never_changed();

    CREATE TABLE desk_notes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      staff_name text NOT NULL,
      text text NOT NULL,
      at timestamptz NOT NULL
    );
    CREATE INDEX desk_notes_of_booking ON desk_notes (booking_id, id);

    CREATE TABLE desk_claims (
      queue text NOT NULL,
      subject_id text NOT NULL,
      owner_id text,
      owner_name text,
      snoozed_until timestamptz,
      closed_at timestamptz,
      close_reason text,
      version integer NOT NULL,
      updated_at timestamptz NOT NULL,
      PRIMARY KEY (queue, subject_id)
    );

    CREATE TABLE desk_keys (
      booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
      keys text[] NOT NULL
    );
    CREATE INDEX desk_keys_by_key ON desk_keys USING gin (keys);

    CREATE FUNCTION desk_fold(typed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT regexp_replace(normalize(lower(typed), NFD), '[\\u0300-\\u036f]', '', 'g')
    $$;

    /* A word and what is left of it without any one letter: two words with one typing error between them share a key. */
    CREATE FUNCTION desk_name_keys(word text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
      SELECT array_agg(DISTINCT 'n:' || form) FROM (
        SELECT word AS form
        UNION
        SELECT left(word, place - 1) || substr(word, place + 1)
        FROM generate_series(1, char_length(word)) place
        WHERE char_length(word) >= 4
      ) forms
    $$;

    CREATE FUNCTION desk_reference_key(reference text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT 'r:' || regexp_replace(upper(reference), '[^A-Z0-9]', '', 'g')
    $$;

    CREATE FUNCTION desk_keys_of(wanted uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
      SELECT array_agg(DISTINCT key) FROM (
        SELECT desk_reference_key(reference) FROM bookings WHERE id = wanted
        UNION ALL SELECT desk_reference_key(cart_id) FROM payment_attempts WHERE booking_id = wanted
        UNION ALL SELECT 'c:' || (method_data ->> 'last4') || ':' || to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')
          FROM payment_attempts WHERE booking_id = wanted
        UNION ALL SELECT desk_reference_key(locator) FROM supplier_orders WHERE booking_id = wanted
        UNION ALL SELECT desk_reference_key(supplier_ref) FROM supplier_orders WHERE booking_id = wanted
        UNION ALL SELECT desk_reference_key(reference) FROM supplier_orders WHERE booking_id = wanted
        UNION ALL SELECT desk_reference_key(number)
          FROM supplier_orders, jsonb_array_elements_text(ticket_numbers) number WHERE booking_id = wanted
        UNION ALL SELECT 'e:' || lower(data -> 'details' ->> 'email')
          FROM booking_saves WHERE booking_id = wanted AND kind = 'customer'
        UNION ALL SELECT 'p:' || right(regexp_replace(data -> 'details' ->> 'phone', '[^0-9]', '', 'g'), 9)
          FROM booking_saves WHERE booking_id = wanted AND kind = 'customer'
        UNION ALL SELECT unnest(desk_name_keys(word))
          FROM booking_saves,
            jsonb_array_elements(data -> 'list') traveller,
            regexp_split_to_table(
              desk_fold(concat_ws(' ', traveller ->> 'firstName', traveller ->> 'middleName', traveller ->> 'lastName')),
              '[^[:alpha:]]+'
            ) word
          WHERE booking_id = wanted AND kind = 'passengers' AND word <> ''
      ) found (key) WHERE key IS NOT NULL
    $$;

    CREATE FUNCTION desk_keys_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE wanted uuid;
    BEGIN
      IF TG_TABLE_NAME = 'bookings' THEN wanted := NEW.id; ELSE wanted := NEW.booking_id; END IF;
      IF TG_TABLE_NAME = 'payment_attempts' THEN
        INSERT INTO desk_keys (booking_id, keys) VALUES (wanted, desk_keys_of(wanted))
          ON CONFLICT (booking_id) DO UPDATE SET keys = excluded.keys;
      ELSE
        UPDATE desk_keys SET keys = desk_keys_of(wanted) WHERE booking_id = wanted;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER desk_keys_follow AFTER INSERT ON payment_attempts
      FOR EACH ROW EXECUTE FUNCTION desk_keys_follow();
    CREATE TRIGGER desk_keys_follow AFTER UPDATE OF reference ON bookings
      FOR EACH ROW WHEN (OLD.reference IS DISTINCT FROM NEW.reference) EXECUTE FUNCTION desk_keys_follow();
    CREATE TRIGGER desk_keys_follow AFTER INSERT OR UPDATE OF locator, supplier_ref, ticket_numbers ON supplier_orders
      FOR EACH ROW EXECUTE FUNCTION desk_keys_follow();
    CREATE TRIGGER desk_keys_follow AFTER INSERT OR UPDATE ON booking_saves
      FOR EACH ROW WHEN (NEW.kind IN ('customer', 'passengers')) EXECUTE FUNCTION desk_keys_follow();

    INSERT INTO desk_keys (booking_id, keys)
      SELECT id, desk_keys_of(id) FROM bookings WHERE id IN (SELECT booking_id FROM payment_attempts);
  `,
};
