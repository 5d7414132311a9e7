export { BoardWords } from './components/board-words.tsx';
export { rateQueryKey, validateRate } from './api/validate-rate.ts';
export { HotelPhoto } from './components/hotel-photo.tsx';
export { Stars } from './components/stars.tsx';
export { StayPrice } from './components/stay-price.tsx';
export { stayCost, type StayAmounts } from './model/stay-cost.ts';
export { tellingAmenities } from './model/telling-amenities.ts';
export { readStayAddress, staySummaryAddress } from './model/stay-address.ts';
export { staysTexts } from './texts.ts';
