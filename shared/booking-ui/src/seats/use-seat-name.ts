import { useText } from '@travesia/i18n';
import { seatTexts } from './texts.ts';

/** The names that airlines give seats most often, as the supplier writes them. */
const NAMES: Readonly<Record<string, keyof typeof seatTexts.tree.names>> = {
  'Exit row seat': 'exit',
  'Front seat': 'front',
  'Standard seat': 'standard',
};

/** The name of a kind of seat in the page's language; null for one that only the airline knows. */
export function useSeatName(): (name: string) => string | null {
  const { t } = useText(seatTexts);
  return (name) => {
    const known = NAMES[name];
    return known ? t(`names.${known}`) : null;
  };
}
