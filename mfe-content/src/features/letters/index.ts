export { JoinPage, LeavePage } from './components/letter-page.tsx';
