import { Notice, type NoticeProps } from './notice.tsx';

/** Called when it appears, and not again. */
const comeIntoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'center' });

/** What a press came to: it comes into view, wherever on the page or in the sheet it stands. */
export function AnswerNotice(props: NoticeProps) {
  return (
    <div ref={comeIntoView}>
      <Notice {...props} />
    </div>
  );
}
