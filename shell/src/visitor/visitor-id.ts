import * as v from 'valibot';
import { AgentIdSchema } from '@travesia/contracts';
import type { Visitor } from '@travesia/platform';

const VISITOR_ID_KEY = 'travesia.agent-id';

/** A UUID v4 in local storage, in memory where storage is refused (P-15). */
export function createVisitor(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  random = () => crypto.randomUUID(),
): Visitor {
  let memory: string | null = null;

  function write(agentId: string) {
    memory = agentId;
    try {
      storage?.setItem(VISITOR_ID_KEY, agentId);
    } catch {
      // Refused: the id lives as long as the document.
    }
  }

  return {
    agentId() {
      if (memory) return memory;
      let stored: string | null = null;
      try {
        stored = storage?.getItem(VISITOR_ID_KEY) ?? null;
      } catch {
        // As above.
      }
      if (stored && v.is(AgentIdSchema, stored)) {
        memory = stored;
        return stored;
      }
      const fresh = random();
      write(fresh);
      return fresh;
    },
    adoptAgentId: write,
  };
}
