import type { Story } from '../demo/story.ts';
import { flightIn } from './search.ts';
import type { Scale } from './open-scale.ts';

/** B-05, of each visitor. */
const SEARCHES_A_MINUTE = 30;

/** Asked past site and balancer, which would send one address to one api: the site's words are said here. */
export async function sharedLimits(scale: Scale, story: Story): Promise<void> {
  const { apis, siteSecret } = scale;
  story.chapter('A visitor searches without end, at every api in turn');
  const statusOf = async (number: number, visitor: string) => {
    const { port = 0 } = apis[number % apis.length] ?? {};
    const reply = await fetch(`http://127.0.0.1:${port}/air/flight-offer/search`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '198.51.100.7',
        'x-travesia-site': siteSecret,
        'x-travesia-visitor': visitor,
      },
      body: JSON.stringify(flightIn(40)),
    });
    await reply.body?.cancel();
    return reply.status;
  };
  const statuses: number[] = [];
  for (let number = 0; number < SEARCHES_A_MINUTE + apis.length * 2; number += 1)
    statuses.push(await statusOf(number, 'one'));
  const answered = statuses.filter((status) => status === 200).length;
  story.check(
    `${answered} of ${statuses.length} are answered; the others get 429 from every api`,
    answered === SEARCHES_A_MINUTE && statuses.slice(SEARCHES_A_MINUTE).every((status) => status === 429),
  );
  story.check('another visitor at the same address searches as ever', (await statusOf(0, 'two')) === 200);
}
