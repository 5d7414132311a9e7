import { CONTENT_OPERATIONS } from '@travesia/contracts';
import { parse, print, type DocumentNode } from 'graphql';
import { ApiError } from '../../errors/index.ts';

const QUERY_MAX_LENGTH = 4000;
const { cruiseListing, contentByPath, contentList } = CONTENT_OPERATIONS;
const withoutShipPicture = cruiseListing.replace('shipPicture ', '');
const withoutPhotographs = (text: string) => text.replaceAll('{ scene alt photo }', '{ scene alt }');
/** As builds before this one send them: a remote and an open tab are as old as they are. */
const FORMER = [
  withoutShipPicture,
  withoutShipPicture.replace('{ total stale results', '{ total results'),
  withoutPhotographs(contentByPath),
  withoutPhotographs(contentByPath)
    .replaceAll('path latitude longitude', 'path')
    .replaceAll('countryName countryPath', 'countryName'),
  withoutPhotographs(contentList),
];
const KNOWN = new Set<string>(
  [...Object.values(CONTENT_OPERATIONS), ...FORMER].map((text) => print(parse(text))),
);

/** The parsed text of a known operation. Anything malformed is 400, anything else that is not ours 422 (B-19). */
export function knownOperation(query: string): DocumentNode {
  if (query.length > QUERY_MAX_LENGTH) throw new ApiError('query_refused');
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: 500 });
  } catch (cause) {
    throw new ApiError('invalid_request', { cause, fields: [{ path: 'query', code: 'value_invalid' }] });
  }
  if (!KNOWN.has(print(document))) throw new ApiError('query_refused');
  return document;
}
