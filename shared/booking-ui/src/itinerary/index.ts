export { CarriedBags, Journey, JourneyBags } from './journey.tsx';
export { Segments, type JourneySection } from './segments.tsx';
export { RouteDrawing } from './route-drawing.tsx';
export { OrderSections } from './order-sections.tsx';
