import { demonstration, masters, type ListedSeed } from '../platform/database/seed.ts';
import { nmcSeed as qanunBranchNmc, seed as qanunBranch } from './qanun-branch/seed.ts';
import { seed as zipCode } from './zip-code/seed.ts';
import { seed as regions } from './regions/seed.ts';
import { seed as companies } from './companies/seed.ts';
import { seed as storeGroups } from './store-groups/seed.ts';
import { seed as branchCms } from './branch-cms/seed.ts';
import { seed as masterKios } from './master-kios/seed.ts';
import { seed as branchProfile } from './branch/seed.ts';
import { seed as financialScheme } from './financial-scheme/seed.ts';
import { seed as branchRates } from './branch-rates/seed.ts';
import { seed as waitingRates } from './branch-rates/seed-waiting.ts';
import { seed as branchFees } from './branch-fees/seed.ts';
import { seed as branchExclusive } from './branch-exclusive/seed.ts';
import { seed as promoFees } from './promo-fee/seed.ts';
import { seed as dealerRegistration } from './dealer-registration/seed.ts';
import { dealerSeed } from './outlet/dealer-seed.ts';
import { outletDraftSeed } from './outlet/draft-seed.ts';
import { storeSeed } from './outlet/store-seed.ts';
import { seed as mediators } from './mediator/seed.ts';
import { dealerAdminFeeSeed, dealerRateSeed } from './exclusive-dealer/seed.ts';
import { marketingSchemeSeed } from './marketing-scheme/seed.ts';
import { storeExclusiveWaitingSeed } from './store-exclusive/seed-waiting.ts';
import { storeExclusiveRateSeed } from './store-exclusive/seed.ts';
import { storeRateSeed } from './store-rates/seed.ts';
import { seed as salesForce } from './sales-force/seed.ts';
import { seed as saoAssign } from './sao-assign/seed.ts';

/** Initial data of offices and places, in the order of its references. */
export const branchesStoresSeeds: readonly ListedSeed[] = [
  ...masters(regions, qanunBranch, qanunBranchNmc, zipCode),
  ...demonstration(companies),
  ...demonstration(storeGroups),
  ...demonstration(masterKios),
  ...demonstration(branchCms),
  ...demonstration(branchProfile, branchRates, branchFees, branchExclusive, financialScheme, promoFees),
  ...demonstration(
    storeSeed,
    dealerSeed,
    dealerRegistration,
    marketingSchemeSeed,
    mediators,
    dealerAdminFeeSeed,
    dealerRateSeed,
    storeRateSeed,
    storeExclusiveRateSeed,
    salesForce,
  ),
];

/** What accounts have proposed and look after, after them. */
export const branchesStoresProposals: readonly ListedSeed[] = demonstration(
  waitingRates,
  storeExclusiveWaitingSeed,
  saoAssign,
  outletDraftSeed,
);
