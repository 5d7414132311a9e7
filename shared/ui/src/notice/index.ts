export { AnswerNotice } from './answer-notice.tsx';
export { Notice, type NoticeProps } from './notice.tsx';
export type { NoticeTone } from './notice-sign.tsx';
