import { domainContract } from '../core/domain-contract.ts';
import { branches } from './branches.ts';
import { masterCalls, masterOverview } from './master.ts';
import { mediators } from './mediator.ts';
import { mras } from './mra.ts';
import { mros } from './mro.ts';
import { regionCalls, regions } from './regions.ts';
import { zipCodeCalls, zipCodes } from './zip-code.ts';
import { companies } from './companies.ts';
import { storeGroups } from './store-groups.ts';
import { kiosks } from './master-kios.ts';
import { branchContentCalls, branchContents } from './branch-cms.ts';
import { qanunBranches } from './qanun-branch.ts';
import { qanunErrors } from './qanun-fields.ts';
import {
  exclusiveErrors,
  exclusiveFees,
  exclusiveFeesNmc,
  exclusiveFeesUfi,
  exclusiveRates,
  exclusiveRatesNmc,
  exclusiveRatesUfi,
} from './branch/exclusive.ts';
import { rateErrors } from './branch/rate-fields.ts';
import { branchErrors } from './branch/register-texts.ts';
import { branchFees, branchFeesNmc, branchFeesUfi, feeErrors } from './branch/fees.ts';
import { matrixCalls, rateImportCalls } from './branch/rate-imports.ts';
import { rateLimitCalls } from './branch/rate-limits.ts';
import { targetCalls } from './branch/rate-targets.ts';
import { calendarCalls } from './branch/calendar.ts';
import { copyCalls, copyErrors, nmcCopies, spektraCopies, ufiCopies } from './branch/copies.ts';
import { gapCalls } from './branch/rate-gaps.ts';
import { groupRatesCalls } from './branch/group-rates.ts';
import { gridCalls } from './branch/rate-grid.ts';
import { branchRates, branchRatesNmc, branchRatesUfi } from './branch/rates.ts';
import { nmcBranches, spektraBranches, ufiBranches } from './branch/register.ts';
import { simulationCalls, simulationErrors } from './branch/simulation.ts';
import { schemeErrors } from './financial-scheme/fields.ts';
import { financialSchemes } from './financial-scheme.ts';
import { financialSchemesNmc } from './financial-scheme-nmc.ts';
import { qanunNmcBranches } from './qanun-branch-nmc.ts';
import { promoFees } from './promo-fee/promo-fees.ts';
import { promoFeeResets, resetCalls } from './promo-fee/reset.ts';
import { promoFeeErrors } from './promo-fee/vocabulary.ts';
import { dealersNmc } from './dealer-nmc.ts';
import { dealersUfi } from './dealer-ufi.ts';
import { dealerRegistrations } from './new-dealer-nmc.ts';
import { stores } from './store.ts';
import { homeStoreCalls, homeStores } from './home-stores.ts';
import { homeStoreTransactions, homeTransactionCalls, homeTransactionErrors } from './home-store-transactions.ts';
import { storeReportCalls, storeReporting } from './store-reporting.ts';
import { storeRateSheets } from './store-rate.ts';
import { storeExclusiveRates } from './store-exclusive-rate.ts';
import { storeExclusiveErrors, storeTermsErrors } from './store-terms/errors.ts';
import { storeGridCalls } from './store-terms/grid.ts';
import { storesWithRates } from './store-terms/stores-with-rates.ts';
import { inquiryCalls, inquiryErrors } from './outlet/bank-inquiry.ts';
import { ufiRegistration } from './outlet/ufi-registration.ts';
import { storeRegistration } from './store-terms/registration.ts';
import { outletDraftCalls } from './outlet/draft-calls.ts';
import { comparisonCalls, registrationCalls } from './outlet/duplicates.ts';
import { marketingSchemesNmc, marketingSchemesUfi } from './outlet/marketing-schemes.ts';
import { dealerChoices } from './exclusive-dealer/dealer-choice.ts';
import { dealerFeeErrors, dealerRateErrors } from './exclusive-dealer/vocabulary.ts';
import { dealerAdminFees } from './exclusive-dealer-admin.ts';
import { dealerRates } from './exclusive-dealer-rate.ts';
import { marketingSchemeErrors } from './outlet/scheme-texts.ts';
import { outletErrors } from './outlet/vocabulary.ts';
import { saoCalls } from './sao-assign/calls.ts';
import { salesForceCalls } from './sales-force/calls.ts';
import { saoAssignments } from './sao-assign.ts';
import { saoChoices } from './sao-assign/choices.ts';
import { dealerSalesForces } from './dealer-nmc-sf.ts';
import { storeSalesForces } from './store-mapping-sf.ts';
import { salesForces } from './sales-force/sales-forces.ts';
import { salesForceErrors } from './sales-force/vocabulary.ts';
import { saoErrors } from './sao-assign/vocabulary.ts';

/** Branches, regions and zip codes: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'branches-stores',
  resources: [
    branches,
    mras,
    mros,
    regions,
    zipCodes,
    companies,
    storeGroups,
    kiosks,
    branchContents,
    qanunBranches,
    qanunNmcBranches,
    financialSchemes,
    financialSchemesNmc,
    spektraBranches,
    nmcBranches,
    ufiBranches,
    branchRates,
    branchRatesNmc,
    branchRatesUfi,
    branchFees,
    branchFeesNmc,
    branchFeesUfi,
    exclusiveRates,
    exclusiveRatesNmc,
    exclusiveRatesUfi,
    exclusiveFees,
    exclusiveFeesNmc,
    exclusiveFeesUfi,
    promoFees,
    promoFeeResets,
    spektraCopies,
    nmcCopies,
    ufiCopies,
    stores,
    dealersNmc,
    dealersUfi,
    dealerRegistrations,
    mediators,
    marketingSchemesNmc,
    marketingSchemesUfi,
    dealerChoices,
    dealerAdminFees,
    dealerRates,
    storeRateSheets,
    storeExclusiveRates,
    storesWithRates,
    saoChoices,
    saoAssignments,
    salesForces,
    dealerSalesForces,
    storeSalesForces,
    masterOverview,
    storeReporting,
    homeStores,
    homeStoreTransactions,
  ],
  calls: [
    regionCalls,
    zipCodeCalls,
    branchContentCalls,
    simulationCalls,
    matrixCalls,
    targetCalls,
    rateLimitCalls,
    gridCalls,
    groupRatesCalls,
    resetCalls,
    gapCalls,
    inquiryCalls,
    comparisonCalls,
    ...Object.values(registrationCalls),
    ...Object.values(outletDraftCalls),
    calendarCalls,
    ...Object.values(copyCalls),
    ...Object.values(rateImportCalls),
    saoCalls,
    ...Object.values(salesForceCalls),
    storeGridCalls,
    storeRegistration,
    ufiRegistration,
    masterCalls,
    storeReportCalls,
    homeStoreCalls,
    homeTransactionCalls,
  ],
  errors: [
    qanunErrors,
    simulationErrors,
    branchErrors,
    rateErrors,
    feeErrors,
    exclusiveErrors,
    schemeErrors,
    promoFeeErrors,
    copyErrors,
    outletErrors,
    storeTermsErrors,
    storeExclusiveErrors,
    inquiryErrors,
    marketingSchemeErrors,
    dealerFeeErrors,
    dealerRateErrors,
    saoErrors,
    salesForceErrors,
    homeTransactionErrors,
  ],
});
export { inquiryErrors } from './outlet/bank-inquiry.ts';
export { accountFields, branchOfOutlet } from './outlet/fields.ts';
export { branchInactive } from './place.ts';
