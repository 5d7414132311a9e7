import { useState } from 'react';
import type { OpsChange, OpsCommand } from '@travesia/contracts';
import { OpsFault } from '../api/ops-client.ts';
import { useReadAnew } from '../api/queries.ts';
import { useOps } from '../session/ops-context.ts';

interface Looked {
  readonly command: OpsCommand;
  readonly reason: string;
  readonly sequence: number;
  readonly changes: readonly OpsChange[];
  /** A second person has to confirm it. */
  readonly isProposal: boolean;
}

/** First what would change is seen, then it is done; what was seen and what is done are the same request. */
export function useChange(sequence: number, onDone: (isProposal: boolean) => void) {
  const { client, say } = useOps();
  const readAnew = useReadAnew();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<unknown>(null);

  async function during(action: () => Promise<void>) {
    if (isPending) return;
    setPending(true);
    setFault(null);
    try {
      await action();
    } catch (cause) {
      const code = cause instanceof OpsFault ? cause.code : null;
      // The sign-in says so itself; afterwards there is no fault any more.
      if (code !== 'sign_in_needed') setFault(cause);
      if (code === 'feed_moved' || code === 'sign_in_needed') {
        setLooked(null);
        await readAnew();
      }
    } finally {
      setPending(false);
    }
  }

  return {
    looked,
    isPending,
    fault,
    look: (command: OpsCommand, reason: string) =>
      during(async () => {
        say('');
        const { changes, isProposal } = await client.rehearse({ command, reason, sequence });
        setLooked({ command, reason, sequence, changes, isProposal });
      }),
    apply: () =>
      during(async () => {
        if (!looked) return;
        const { command, reason } = looked;
        const { isProposal } = await client.change({ command, reason, sequence: looked.sequence });
        await readAnew();
        setLooked(null);
        onDone(isProposal);
      }),
    edit: () => {
      setLooked(null);
      setFault(null);
    },
  };
}
