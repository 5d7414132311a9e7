export { Journey, type JourneyProps, type JourneySection } from './journey.tsx';
export { OrderSections } from './order-sections.tsx';
