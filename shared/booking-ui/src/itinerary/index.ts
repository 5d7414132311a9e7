export { CarriedBags, Journey, JourneyBags, type JourneyProps } from './journey.tsx';
export { Segments, type JourneySection } from './segments.tsx';
export { RouteDrawing, type RouteDrawingProps } from './route-drawing.tsx';
export { OrderSections } from './order-sections.tsx';
