export { PhoneDeals, type PhoneDealsProps } from './components/phone-deals.tsx';
