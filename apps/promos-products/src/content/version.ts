import type { FaqVersion } from '@console/contracts/promos-products/faq';

/** A version of any document: all have the same fields. */
export type Version = FaqVersion;
