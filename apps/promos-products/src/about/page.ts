import { aboutCalls, aboutDocument, aboutVersions, textsToAcceptAgain } from '@console/contracts/promos-products/about';
import { documentOf } from '../content/document-of.ts';

/** The About text with its endpoints. */
export const aboutPage = documentOf({
  document: aboutDocument,
  versions: aboutVersions,
  calls: aboutCalls,
  decisions: aboutCalls,
  needsSecondPerson: (live, content) => textsToAcceptAgain(live, content).length > 0,
});
