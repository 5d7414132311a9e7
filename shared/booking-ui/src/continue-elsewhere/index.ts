export { ContinueElsewhere, type ContinueElsewhereProps } from './continue-elsewhere.tsx';
