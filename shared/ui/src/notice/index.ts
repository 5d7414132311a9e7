export { AnswerNotice } from './answer-notice.tsx';
export { Notice } from './notice.tsx';
