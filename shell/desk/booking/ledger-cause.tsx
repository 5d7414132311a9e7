import { useText } from '@travesia/i18n';
import { deskTexts } from '../texts.ts';
import { MachineId } from './machine-id.tsx';

const KNOWN = [
  'authorised',
  'released',
  'captured',
  'refunded',
  'refund-returned',
  'cancelled',
  'changed',
] as const;

/** Why money was noted, in words; which payment or order it was stands behind. What is not known stays as it is. */
export function LedgerCause({ cause }: { cause: string }) {
  const { t } = useText(deskTexts);
  const [what, ...ids] = cause.split(':');
  const known = KNOWN.find((each) => each === what);
  if (!known) return cause;
  return (
    <>
      {t(`cause.${known}`)} <MachineId>{ids.join(' ')}</MachineId>
    </>
  );
}
