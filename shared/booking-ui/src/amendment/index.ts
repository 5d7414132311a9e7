export { AmendmentFacts, type AmendmentFactsProps } from './amendment-facts.tsx';
