import type { Migration } from './migration.ts';

/**
 * Personal data end (decision 47): when a booking's were erased, and when they are due. A confirmed booking without them has no page any more. The audit log keeps its lines; only what was said in one can be
 * taken out of it.
 */
export const personalData: Migration = {
  name: '1042-personal-data',
  sql: `
    ALTER TABLE bookings ADD COLUMN erased_at timestamptz, ADD COLUMN erase_after timestamptz;
    ALTER TABLE bookings DROP CONSTRAINT bookings_check;
    ALTER TABLE bookings ADD CONSTRAINT bookings_check
      CHECK (state <> 'confirmed' OR confirmed IS NOT NULL OR erased_at IS NOT NULL);
    CREATE INDEX bookings_to_erase ON bookings (erase_after NULLS FIRST) WHERE erased_at IS NULL AND amends IS NULL;

    CREATE OR REPLACE FUNCTION desk_audit_is_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND current_setting('travesia.erasing', true) = 'on' AND NEW.why = '' AND to_jsonb(NEW) - 'why' = to_jsonb(OLD) - 'why' THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'the audit log is never changed';
    END $$;
  `,
};
