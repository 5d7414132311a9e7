import * as v from 'valibot';

/** What a setting of an outside system is for, and where an operator gets its value. */
export interface OutsideSetting {
  readonly system: string;
  readonly role: 'address' | 'key' | 'other';
  readonly foundAt: string;
  /** Values that are for trying out only: nothing is booked or paid with them. */
  readonly isTest?: RegExp;
}
export const outside = <Schema extends v.GenericSchema, About extends OutsideSetting>(
  schema: Schema,
  about: About,
) => v.pipe(schema, v.metadata({ outside: about }));
