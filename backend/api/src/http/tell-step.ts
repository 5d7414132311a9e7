import { STEP_HEADER, type FunnelStep } from '@travesia/contracts';
import type { FastifyReply } from 'fastify';

export const stepOf = (step: FunnelStep, product: string) => `${step} ${product}`;

/** Tells the site which step towards a booking this reply is (O-03); whether it counts is the site's to know. */
export const tellStep = (reply: FastifyReply, step: FunnelStep, product: string) =>
  void reply.header(STEP_HEADER, stepOf(step, product));
