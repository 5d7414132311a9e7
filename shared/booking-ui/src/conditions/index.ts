export { useConditionSentences } from './use-condition-sentences.ts';
