import type { BoardType } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { staysTexts } from '../texts.ts';

/** Which meals the rate includes. */
export function BoardWords({ board }: { board: BoardType }) {
  const { t } = useText(staysTexts);
  return t(`board.${board}`);
}
