import { domainContract } from '../core/domain-contract.ts';
import { arrivals } from './card-arrivals.ts';
import { assignmentCalls, assignments } from './card-assignment.ts';
import { cardDesigns, designCalls } from './card-design.ts';
import { customerCalls, waitingCustomers } from './card-generator/customers.ts';
import { generationCalls, waitingAllotments } from './card-generator/generation.ts';
import { cardSequences, rangeStepCalls, sequenceCalls } from './card-generator/sequences.ts';
import { batchCalls, printBatches } from './card-issuance/batches.ts';
import { deliverCalls } from './card-issuance/deliver.ts';
import { deliveries, deliveryLines } from './card-issuance/deliveries.ts';
import { issuanceErrors } from './card-issuance/errors.ts';
import { issuanceCalls, issuances } from './card-issuance/issuance.ts';
import { issuanceCards } from './card-issuance/lines.ts';
import { lossDeskCalls } from './card-lost/desk.ts';
import { lossErrors } from './card-lost/errors.ts';
import { lossReportCalls } from './card-lost/report.ts';
import { lossCalls, losses } from './card-lost.ts';
import { pickUpCalls, pickUps } from './card-pickup.ts';
import { reservationCalls } from './card-reservations/calls.ts';
import { reservationErrors } from './card-reservations/errors.ts';
import { reservationImportCalls } from './card-reservations/import.ts';
import { cardReservations, reservationStepCalls } from './card-reservations/reservations.ts';
import { resetReasons } from './card-reset-reason.ts';
import { cardSources } from './card-sources.ts';
import { countCalls, countErrors } from './card-stock/count.ts';
import { cardStock, stockCalls } from './card-stock/stock.ts';
import { writeOffCalls, writeOffStepCalls, writeOffs } from './card-stock/write-off.ts';
import { trackingCalls } from './card-tracking.ts';
import { cardTypes } from './card-types.ts';
import { cardVerifications } from './card-verification.ts';
import { verificationCalls } from './card-verification/calls.ts';
import { applicationErrors } from './card-verification/errors.ts';
import { applicationImportCalls } from './card-verification/import.ts';
import { cardCalls, cards } from './cards.ts';
import { ecardCalls, printRequests } from './ecard-printing.ts';
import { cardErrors } from './lifecycle/errors.ts';
import { partnerCalls, partnerErrors } from './partners.ts';
import { deliveryReturnReasons } from './reason-delivery-return.ts';
import { lossReasons } from './reason-for-loss.ts';
import { verificationReturnReasons } from './reason-verification-return.ts';
import { extensionReasons } from './reasons-for-extension.ts';
import { replacementCalls, replacementStepCalls, replacements } from './replace-card-number.ts';
import { cardDistribution, distributionCalls } from './reporting-card-distribution.ts';

/** Cards: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'cards',
  resources: [
    arrivals,
    assignments,
    cardDesigns,
    waitingCustomers,
    waitingAllotments,
    cardSequences,
    printBatches,
    deliveries,
    deliveryLines,
    issuances,
    issuanceCards,
    losses,
    pickUps,
    cardReservations,
    resetReasons,
    cardSources,
    cardStock,
    writeOffs,
    cardTypes,
    cardVerifications,
    cards,
    printRequests,
    deliveryReturnReasons,
    lossReasons,
    verificationReturnReasons,
    extensionReasons,
    replacements,
    cardDistribution,
  ],
  calls: [
    assignmentCalls,
    designCalls,
    customerCalls,
    generationCalls,
    rangeStepCalls,
    sequenceCalls,
    batchCalls,
    deliverCalls,
    issuanceCalls,
    lossDeskCalls,
    lossReportCalls,
    lossCalls,
    pickUpCalls,
    reservationCalls,
    reservationImportCalls,
    reservationStepCalls,
    countCalls,
    stockCalls,
    writeOffCalls,
    writeOffStepCalls,
    trackingCalls,
    verificationCalls,
    applicationImportCalls,
    cardCalls,
    ecardCalls,
    partnerCalls,
    replacementCalls,
    replacementStepCalls,
    distributionCalls,
  ],
  errors: [issuanceErrors, lossErrors, reservationErrors, countErrors, applicationErrors, cardErrors, partnerErrors],
});
