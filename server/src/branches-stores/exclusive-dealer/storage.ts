import { sql } from 'kysely';
import { linesOfDealers } from '../outlet-terms/outlets.ts';
import { outletTermsStorage, outletTermsTies, tenorsSql } from '../outlet-terms/storage.ts';

const { derived, ...shared } = outletTermsStorage('dealer_id');

/** How terms of dealers are read, in both registers. */
export const dealerTermsStorage = {
  ...shared,
  derived: { ...derived, dealerCode: sql`d.code`, dealerName: sql`d.name`, tenors: tenorsSql },
  ties: outletTermsTies,
} as const;

/** The outlets of both registers. */
export const ofDealers = { field: 'dealerId', lines: linesOfDealers } as const;
