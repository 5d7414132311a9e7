import type { Migration } from './migration.ts';

/**
 * The desk finds an order from the moment it sends a link to pay it, not only once it is paid: whoever calls back has
 * nothing but a name, or the reference that the supplier gave.
 */
export const keysOfSales: Migration = {
  name: '1140-keys-of-sales',
  sql: `
    CREATE OR REPLACE FUNCTION desk_keys_of(wanted uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
      SELECT array_agg(DISTINCT key) FROM (
        SELECT desk_reference_key(reference) FROM bookings WHERE id = wanted
        UNION ALL SELECT desk_reference_key(order_data ->> 'supplierRef') FROM bookings WHERE id = wanted
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

    CREATE OR REPLACE FUNCTION desk_keys_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE wanted uuid;
    BEGIN
      IF TG_TABLE_NAME = 'bookings' THEN wanted := NEW.id; ELSE wanted := NEW.booking_id; END IF;
      IF TG_TABLE_NAME IN ('payment_attempts', 'payment_links')
        OR (TG_TABLE_NAME = 'supplier_orders' AND TG_OP = 'INSERT') THEN
        INSERT INTO desk_keys (booking_id, subject, at, keys)
          SELECT id, coalesce(amends, id), created_at, desk_keys_of(id) FROM bookings WHERE id = wanted
          ON CONFLICT (booking_id) DO UPDATE SET subject = excluded.subject, keys = excluded.keys;
      ELSE
        UPDATE desk_keys SET keys = desk_keys_of(wanted) WHERE booking_id = wanted;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER desk_keys_follow AFTER INSERT ON payment_links
      FOR EACH ROW WHEN (NEW.purpose = 'caller') EXECUTE FUNCTION desk_keys_follow();

    INSERT INTO desk_keys (booking_id, subject, at, keys)
      SELECT id, coalesce(amends, id), created_at, desk_keys_of(id) FROM bookings
      WHERE id IN (SELECT booking_id FROM payment_links WHERE purpose = 'caller')
      ON CONFLICT (booking_id) DO NOTHING;
  `,
};
