export { createContentGraphqlSource } from './content-graphql-source.ts';
