import { describe, expect, it } from '@jest/globals';
import { followBuild } from './follow-build.ts';

function watch(answer: () => Response, isOnline = true) {
  let run = () => {};
  let delay = 0;
  let asked = 0;
  const builds = followBuild({
    buildId: 'one',
    fetch: (() => {
      asked += 1;
      return Promise.resolve(answer());
    }) as typeof fetch,
    isOnline: () => isOnline,
    every: (next, delayMs) => {
      run = next;
      delay = delayMs;
    },
  });
  const hour = async () => {
    run();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { builds, hour, delayMs: () => delay, asked: () => asked };
}

describe('newer builds', () => {
  it('P-30: are asked for every 3600 s and noticed', async () => {
    const { builds, hour, delayMs } = watch(() => Response.json({ buildId: 'two' }));
    expect(delayMs()).toBe(3_600_000);
    expect(builds.isOutdated()).toBe(false);
    await hour();
    expect(builds.isOutdated()).toBe(true);
  });

  it('P-28: are not asked for offline, and a broken answer changes nothing', async () => {
    const offline = watch(() => Response.json({ buildId: 'two' }), false);
    await offline.hour();
    expect(offline.asked()).toBe(0);

    const broken = watch(() => new Response('<html>', { status: 200 }));
    await broken.hour();
    expect(broken.builds.isOutdated()).toBe(false);
  });
});
