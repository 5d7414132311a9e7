export { RULE } from '../../domain/src/rule.ts';
