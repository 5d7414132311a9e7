export { LeavePage } from './components/leave-page.tsx';
