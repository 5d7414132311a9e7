import { describe, expect, it } from '@jest/globals';
import type { FunnelBatch } from '@travesia/contracts';
import { createStepCounts } from './count-steps.ts';

const STEP = {
  day: '2026-11-20',
  step: 'visits',
  market: 'MX',
  language: 'es',
  device: 'phone',
  product: '',
  source: 'direct',
  release: '',
} as const;

function open() {
  const sent: FunnelBatch[] = [];
  const faults: unknown[] = [];
  const api = { isDown: false };
  const counts = createStepCounts({
    async send(batch) {
      sent.push(batch);
      if (api.isDown) throw new Error('no answer');
    },
    onFault: (cause) => void faults.push(cause),
  });
  return { api, sent, faults, counts };
}

describe('sums of a process', () => {
  it('O-03: the same is added up and sent together; nothing is sent where nothing happened', async () => {
    const { counts, sent } = open();
    await counts.flush();
    counts.add(STEP);
    counts.add(STEP);
    counts.add({ ...STEP, market: 'CO' });
    await counts.flush();
    await counts.flush();
    expect(sent.map((batch) => batch.counts)).toEqual([
      [
        { ...STEP, count: 2 },
        { ...STEP, market: 'CO', count: 1 },
      ],
    ]);
  });

  it('O-03: what may not have come is sent again under its own id, and what came since after it', async () => {
    const { counts, sent, faults, api } = open();
    counts.add(STEP);
    api.isDown = true;
    await counts.flush();
    counts.add(STEP);
    api.isDown = false;
    await counts.flush();
    await counts.flush();
    expect(faults).toHaveLength(1);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]?.id).not.toBe(sent[0]?.id);
    expect(sent.map((batch) => batch.counts[0]?.count)).toEqual([1, 1, 1]);
  });

  it('O-03: made-up sources are counted together from a number on', async () => {
    const { counts, sent } = open();
    for (let number = 0; number < 320; number += 1) counts.add({ ...STEP, source: `s${number}` });
    await counts.flush();
    const lines = sent[0]?.counts ?? [];
    expect(lines).toHaveLength(301);
    expect(lines.at(-1)).toMatchObject({ source: 'other', count: 20 });
  });
});
