import type { DataAnswer, DataNeed, RenderReply } from '@travesia/contracts';

const ROUNDS_MAX = 3;

/** Renders, reads what the rendering missed, and renders again: a page, then what its first answer leads to. */
export async function renderWithData(
  render: (answers: DataAnswer[]) => Promise<RenderReply | null>,
  read: (needs: readonly DataNeed[]) => Promise<DataAnswer[]>,
): Promise<RenderReply | null> {
  let answers: DataAnswer[] = [];
  let reply = await render(answers);
  for (let round = 1; reply && (reply.needs ?? []).length > 0 && round < ROUNDS_MAX; round += 1) {
    answers = [...answers, ...(await read(reply.needs ?? []))];
    reply = await render(answers);
  }
  return reply;
}
