import * as v from 'valibot';
import { DocumentStateSchema, type DocumentState } from '@travesia/contracts';

/** What the server said about this document. A document without it is broken and nothing could be rendered. */
export function readDocumentState(): DocumentState {
  const block = document.getElementById('document-state');
  return v.parse(DocumentStateSchema, JSON.parse(block?.textContent ?? 'null'));
}
