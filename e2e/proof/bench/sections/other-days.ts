import { join } from 'node:path';
import {
  ExploreReplySchema,
  FareDaysReplySchema,
  type ExplorePayload,
  type FareDaysPayload,
} from '@travesia/contracts';
import { addDays } from '@travesia/domain';
import * as v from 'valibot';
import { daysAhead } from '../../../support/dates.ts';
import { searchHeaders, startApiAlone } from '../api-alone.ts';
import { table } from '../markdown.ts';
import { missesOf, type Section } from '../section.ts';

const VISITORS = 1_000;
const AT_ONCE = 4;
const DAYS_OF_MONTH = 30;
/** Departures by returns. */
const MATRIX_SIDE = 7;
const NIGHTS = 7;
const PLACES_OF_A_PRESS = 6;
const ROUTES =
  'MEX-CUN MEX-MAD BOG-MIA BOG-MAD MAD-LIM LIM-CUZ EZE-MAD SCL-LIM MIA-BOG MAD-HAV BCN-EZE MEX-JFK'
    .split(' ')
    .map((route) => route.split('-'));
/** Of ten visitors: how many have a month checked, a matrix checked, and prices to anywhere. */
const PRESS_OF_TEN = { month: 4, matrix: 2, anywhere: 2 };
const POLL_MS = 250;

type Days = FareDaysPayload['days'];
const month = (first: number): Days =>
  Array.from({ length: DAYS_OF_MONTH }, (_, day) => ({
    departureDate: daysAhead(first + day),
    returnDate: null,
  }));
const matrix = (first: number): Days =>
  Array.from({ length: MATRIX_SIDE * MATRIX_SIDE }, (_, cell) => {
    const departureDate = daysAhead(first + (cell % MATRIX_SIDE));
    return { departureDate, returnDate: addDays(departureDate, NIGHTS + Math.floor(cell / MATRIX_SIDE)) };
  });

/** What calendar, matrix and "anywhere" cost in searches of the supplier. */
export const otherDays: Section = {
  name: 'other-days',
  title: 'Prices of other days: searches of the supplier',
  async measure({ folder, say, only }) {
    await only();
    const api = await startApiAlone(join(folder, 'other-days'));
    const { searches } = api.supplier;
    async function ask(path: string, visitor: number, body: object): Promise<unknown> {
      const reply = await fetch(api.url + path, {
        method: 'POST',
        headers: searchHeaders(visitor),
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`${path} was answered ${reply.status}: ${await reply.text()}`);
      return reply.json();
    }
    const fares = async (path: string, visitor: number, [from = '', to = '']: string[], days: Days) => {
      const journey = { from, to, travelerInfo: { adult: 1, child: 0, infant: 0 } };
      return v.parse(FareDaysReplySchema, await ask(path, visitor, { ...journey, days }));
    };
    const exploring = ([from = '']: string[]): ExplorePayload => ({
      from,
      month: null,
      isOneWay: false,
      nights: null,
      budget: null,
      climate: null,
    });
    const everybody = async (visit: (visitor: number) => Promise<void>, firstVisitor: number) => {
      let next = 0;
      const lane = async () => {
        while (next < VISITORS) await visit(firstVisitor + next++);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    };
    async function untilSearched(question: string[], days: Days) {
      for (;;) {
        const { data } = await fares('/air/fare-days', 0, question, days);
        if (data.every(({ state }) => state !== 'checking')) return data;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    }

    try {
      const sameMonth = month(40);
      const sameRoute = ['MAD', 'BOG'];
      await everybody(async (visitor) => {
        await fares('/air/fare-days/check', visitor, sameRoute, sameMonth);
      }, 1);
      const seen = await untilSearched(sameRoute, sameMonth);
      const ofOneMonth = searches();
      const known = seen.filter(({ state }) => state === 'seen' || state === 'none').length;
      say(`${VISITORS} visitors check one month: ${ofOneMonth} searches, ${known} days known`);

      let refused = 0;
      await everybody(async (visitor) => {
        const route = ROUTES[visitor % ROUTES.length] ?? [];
        const first = 20 + 30 * (Math.floor(visitor / ROUTES.length) % 3);
        const place = Math.floor(visitor / (ROUTES.length * 3)) % 10;
        const daysOf = { month: month(first), matrix: matrix(first) };
        for (const kind of ['month', 'matrix'] as const) {
          await fares('/air/fare-days', visitor, route, daysOf[kind]);
          if (place >= PRESS_OF_TEN[kind]) continue;
          const { meta } = await fares('/air/fare-days/check', visitor, route, daysOf[kind]);
          if (meta.budgetBackInSeconds !== null) refused += 1;
        }
        const { data } = v.parse(ExploreReplySchema, await ask('/air/explore', visitor, exploring(route)));
        const unknown = data.filter(({ state }) => state === 'unknown').slice(0, PLACES_OF_A_PRESS);
        if (place >= PRESS_OF_TEN.anywhere || unknown.length === 0) return;
        const to = unknown.map(({ code }) => code);
        await ask('/air/explore/check', visitor, { ...exploring(route), to });
      }, VISITORS + 1);
      for (const [index, route] of ROUTES.entries()) {
        await untilSearched(route, month(20 + 30 * (index % 3)));
      }
      const ofVisits = searches() - ofOneMonth;
      const perVisit = ofVisits / VISITORS;
      const body = table(
        ['visits', 'visitors', 'searches', 'per visitor', 'presses that met an empty budget'],
        [
          [`all have the same month checked (≤ ${DAYS_OF_MONTH})`, VISITORS, ofOneMonth, '', ''],
          [
            `calendar, matrix and anywhere on ${ROUTES.length} routes in three months; 4, 2 and 2 of ten have prices checked`,
            VISITORS,
            ofVisits,
            `${perVisit.toFixed(2)} (≤ 3)`,
            refused,
          ],
        ],
      );
      const misses = missesOf([
        { what: 'searches for one month', value: ofOneMonth, atMost: DAYS_OF_MONTH, atLeast: DAYS_OF_MONTH },
        { what: 'days known afterwards', value: known, atLeast: DAYS_OF_MONTH },
        { what: 'searches per visitor', value: perVisit, atMost: 3 },
      ]);
      return { body, misses };
    } finally {
      await api.stop();
    }
  },
};
