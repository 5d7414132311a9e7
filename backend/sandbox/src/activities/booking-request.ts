import * as v from 'valibot';
import { FilledSchema } from '../wire-body.ts';
import { LanguageSchema } from './query.ts';

const AnswersSchema = v.pipe(
  v.array(v.object({ question: v.object({ code: FilledSchema }), answer: FilledSchema })),
  v.transform((answers) =>
    Object.fromEntries(answers.map(({ question: { code }, answer }) => [code, answer])),
  ),
);

const ActivitySchema = v.object({
  rateKey: FilledSchema,
  from: FilledSchema,
  to: FilledSchema,
  session: v.nullish(v.string(), null),
  serviceLanguage: v.nullish(v.string(), null),
  paxes: v.array(
    v.object({
      age: v.number(),
      name: FilledSchema,
      surname: FilledSchema,
      type: v.picklist(['ADULT', 'CHILDREN']),
    }),
  ),
  answers: v.optional(AnswersSchema, []),
});

/** PUT /bookings: one activity at a time. */
export const NewBookingSchema = v.pipe(
  v.object({
    language: LanguageSchema,
    clientReference: FilledSchema,
    holder: v.object({ name: FilledSchema, surname: FilledSchema, email: FilledSchema }),
    activities: v.strictTuple([ActivitySchema]),
  }),
  v.transform(({ activities: [activity], ...booking }) => ({ ...booking, ...activity })),
);

export type NewBooking = v.InferOutput<typeof NewBookingSchema>;
