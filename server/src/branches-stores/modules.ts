import type { Module } from '../platform/http/application.ts';
import { mraModule } from './mra/module.ts';
import { mroModule } from './mro/module.ts';
import { branchModule } from './branch/module.ts';
import { regionsModule } from './regions/module.ts';
import { zipCodeModule } from './zip-code/module.ts';
import { companiesModule } from './companies/module.ts';
import { storeGroupsModule } from './store-groups/module.ts';
import { branchCmsModule } from './branch-cms/module.ts';
import { masterKiosModule } from './master-kios/module.ts';
import { qanunBranchModule } from './qanun-branch/module.ts';
import { qanunBranchNmcModule } from './master-qanun-branch-nmc/module.ts';
import { branchRatesModule } from './branch-rates/module.ts';
import { branchFeesModule } from './branch-fees/module.ts';
import { branchCopyModule } from './branch-copy/module.ts';
import { branchExclusiveModule } from './branch-exclusive/module.ts';
import { rateFilesModule } from './rate-files/module.ts';
import { financialSchemeModule } from './financial-scheme/module.ts';
import { simulationModule } from './simulation/module.ts';
import { promoFeeModule } from './promo-fee/module.ts';
import { promoFeeResetModule } from './promo-fee-reset/module.ts';
import { rateGapsModule } from './rate-gaps/module.ts';
import { dealerRegistrationModule } from './dealer-registration/module.ts';
import { documentExpiryModule } from './document-expiry/module.ts';
import { outletModule } from './outlet/module.ts';
import { masterModule } from './master/module.ts';
import { mediatorModule } from './mediator/module.ts';
import { exclusiveDealerModule } from './exclusive-dealer/module.ts';
import { marketingSchemeModule } from './marketing-scheme/module.ts';
import { salesForceModule } from './sales-force/module.ts';
import { storeExclusiveModule } from './store-exclusive/module.ts';
import { storeRatesModule } from './store-rates/module.ts';
import { saoAssignModule } from './sao-assign/module.ts';

/** The modules of offices and places, in the order in which they register their calls. */
export const branchesStoresModules: readonly Module[] = [
  branchModule,
  mraModule,
  mroModule,
  regionsModule,
  zipCodeModule,
  companiesModule,
  storeGroupsModule,
  masterKiosModule,
  branchCmsModule,
  qanunBranchModule,
  qanunBranchNmcModule,
  branchRatesModule,
  rateFilesModule,
  branchFeesModule,
  branchExclusiveModule,
  branchCopyModule,
  promoFeeModule,
  promoFeeResetModule,
  simulationModule,
  financialSchemeModule,
  rateGapsModule,
  outletModule,
  documentExpiryModule,
  dealerRegistrationModule,
  marketingSchemeModule,
  mediatorModule,
  exclusiveDealerModule,
  storeRatesModule,
  storeExclusiveModule,
  saoAssignModule,
  salesForceModule,
  masterModule,
];
