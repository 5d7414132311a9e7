import type { Sessions } from '../modules/sessions/index.ts';

export const open = (sessions: Sessions) => sessions.open();
