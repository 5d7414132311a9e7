export { PhoneDeals } from './components/phone-deals.tsx';
