import { queryEndpoint } from '@console/api';
import { faqCalls, faqDocument, faqVersions } from '@console/contracts/promos-products/faq';
import { documentOf } from '../content/document-of.ts';

/** The FAQ with its endpoints. */
export const faqPage = documentOf({ document: faqDocument, versions: faqVersions, calls: faqCalls });
export const faqVotes = queryEndpoint(faqCalls.votes);
