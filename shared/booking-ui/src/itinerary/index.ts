export { Journey, type JourneyProps } from './journey.tsx';
export type { JourneySection } from './segment-line.tsx';
export { OrderSections } from './order-sections.tsx';
