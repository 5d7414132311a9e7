export { JoinPage, LeavePage, StartAlertPage, StopAlertPage } from './components/letter-page.tsx';
