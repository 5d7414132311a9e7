export { AmendmentFacts } from './amendment-facts.tsx';
