import type { Migration } from './migration.ts';

/**
 * What an attempt keeps of its payment method is the method's own. The version before this one still runs beside it and
 * knows cards only: a trigger fills what either does not write. The next version drops it with the three columns.
 */
export const paymentMethods: Migration = {
  name: '0703-payment-methods',
  sql: `
    ALTER TABLE payment_attempts ADD COLUMN method text, ADD COLUMN method_data jsonb;
    UPDATE payment_attempts SET method = 'card', method_data =
      jsonb_build_object('brand', card_brand, 'last4', card_last4, 'expiry', card_expiry);
    ALTER TABLE payment_attempts ALTER COLUMN method SET NOT NULL, ALTER COLUMN method_data SET NOT NULL;

    CREATE FUNCTION payment_attempts_of_both_versions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.method IS NULL THEN
        NEW.method := 'card';
        NEW.method_data :=
          jsonb_build_object('brand', NEW.card_brand, 'last4', NEW.card_last4, 'expiry', NEW.card_expiry);
      ELSE
        NEW.card_brand := coalesce(NEW.method_data ->> 'brand', NEW.method);
        NEW.card_last4 := coalesce(NEW.method_data ->> 'last4', '');
        NEW.card_expiry := coalesce(NEW.method_data ->> 'expiry', '');
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER payment_attempts_of_both_versions BEFORE INSERT ON payment_attempts
      FOR EACH ROW EXECUTE FUNCTION payment_attempts_of_both_versions();
  `,
};
