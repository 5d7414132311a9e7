export { MarketChange } from './market-change.tsx';
