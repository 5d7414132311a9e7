export { schema } from '../../contracts/src/schema.ts';
