export { HotelPage } from './components/hotel-page.tsx';
export { hotelTexts } from './texts.ts';
