export { SessionClock, type SessionClockProps } from './session-clock.tsx';
