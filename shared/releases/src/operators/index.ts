export {
  hashOfToken,
  newToken,
  OperatorSchema,
  operatorOfToken,
  readOperators,
  scopeOf,
  writeOperators,
  type Operator,
} from './operators.ts';
