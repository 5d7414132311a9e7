export { Journey, type JourneyProps, type JourneySection } from './journey.tsx';
