export { heldItemOf, SessionClock, type HeldItem, type SessionClockProps } from './session-clock.tsx';
