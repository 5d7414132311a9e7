import type { Story } from '../demo/story.ts';
import { flightIn } from './search.ts';
import type { Scale } from './open-scale.ts';

/** B-05. */
const SEARCHES_A_MINUTE = 30;

/** Asked past the balancer, which would send one address to one api. */
export async function sharedLimits(scale: Scale, story: Story): Promise<void> {
  const { apis } = scale;
  story.chapter('A machine searches without end from one address, at every api in turn');
  const statusOf = async (number: number, address: string) => {
    const { port = 0 } = apis[number % apis.length] ?? {};
    const reply = await fetch(`http://127.0.0.1:${port}/air/flight-offer/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(flightIn(40)),
    });
    await reply.body?.cancel();
    return reply.status;
  };
  const statuses: number[] = [];
  for (let number = 0; number < SEARCHES_A_MINUTE + apis.length * 2; number += 1)
    statuses.push(await statusOf(number, '198.51.100.7'));
  const answered = statuses.filter((status) => status === 200).length;
  story.check(
    `${answered} of ${statuses.length} are answered; the others get 429 from every api`,
    answered === SEARCHES_A_MINUTE && statuses.slice(SEARCHES_A_MINUTE).every((status) => status === 429),
  );
  story.check('another address searches as ever', (await statusOf(0, '198.51.100.8')) === 200);
}
