import type { FastifyReply } from 'fastify';

/** A supplier that took a cancellation in answers nothing about it for so long: longer than we look it up. */
const SILENCE_MS = 15 * 60_000;

export const isSilentSince = (cancelledMs: number | null, nowMs: number): boolean =>
  cancelledMs !== null && nowMs < cancelledMs + SILENCE_MS;

/** Closes the connection instead of an answer: the caller cannot know what was done. */
export function loseReply(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
