export { ContinueElsewhere } from './continue-elsewhere.tsx';
