import {
  type GenericSchema,
  integer,
  maxValue,
  metadata,
  minLength,
  minValue,
  optional,
  pipe,
  string,
  toNumber,
  transform,
  url,
} from 'valibot';

const PORT_MAX = 65_535;
export const port = (fallback: string) =>
  optional(pipe(string(), toNumber(), integer(), minValue(0), maxValue(PORT_MAX)), fallback);
export const list = (fallback: string) =>
  optional(
    pipe(
      string(),
      transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    fallback,
  );
export const address = (fallback: string) => optional(pipe(string(), url()), fallback);
export const count = (fallback: string, { max }: { readonly max: number }) =>
  optional(pipe(string(), toNumber(), integer(), minValue(0), maxValue(max)), fallback);

/** A key, and the one that the sandbox takes. */
export const secretWith = (development: string) => optional(pipe(string(), minLength(16)), development);

/** What a setting of an outside system is for, and where an operator gets its value. */
export interface OutsideSetting {
  readonly system: string;
  readonly role: 'address' | 'key' | 'other';
  readonly foundAt: string;
  /** Values that are for trying out only: nothing is booked or paid with them. */
  readonly isTest?: RegExp;
}
export const outside = <Schema extends GenericSchema, About extends OutsideSetting>(
  schema: Schema,
  about: About,
) => pipe(schema, metadata({ outside: about }));
