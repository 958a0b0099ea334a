import { migration as importHeads } from './card-reservations/import-heads-migration.ts';
import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as cardArrival } from './card-arrivals/migration.ts';
import { migration as cardAssignment } from './card-assignment/migration.ts';
import { migration as cardDesign } from './card-design/migration.ts';
import { migration as customerGeneration } from './card-generator/generation/customers/migration.ts';
import { migration as cardGeneration } from './card-generator/generation/migration.ts';
import { migration as cardSequence } from './card-generator/sequences/migration.ts';
import { migration as deliveryOffices } from './card-issuance/schema/delivery-offices.ts';
import { migration as cardDelivery } from './card-issuance/schema/delivery.ts';
import { migration as cardIssuance } from './card-issuance/schema/issuance.ts';
import { migration as receiptSuperseding } from './card-issuance/schema/superseding.ts';
import { migration as cardLossFilters } from './card-lost/filters-migration.ts';
import { migration as cardLoss } from './card-lost/migration.ts';
import { migration as pickUp } from './card-pickup/migration.ts';
import { migration as cardReservation, issuanceStep as allotmentIssuance } from './card-reservations/migration.ts';
import { migration as resetReasons } from './card-reset-reason/migration.ts';
import { migration as cardSources } from './card-sources/migration.ts';
import { migration as cardStock } from './card-stock/migration.ts';
import { migration as cardTracking } from './card-tracking/migration.ts';
import { migration as cardTypes } from './card-types/migration.ts';
import { migration as claimKey } from './card-verification/claim-key-migration.ts';
import { migration as latestVerifications } from './card-verification/latest-migration.ts';
import { migration as cardVerification } from './card-verification/migration.ts';
import { migration as expiryNotices } from './cards/expiry-notices-migration.ts';
import { migration as cardRegister } from './cards/migration.ts';
import { migration as cardDistribution } from './reporting-card-distribution/migration.ts';
import { migration as documentSeries } from './documents/migration.ts';
import { deadCardsMigration as deadCards } from './ecard-printing/dead-cards-migration.ts';
import { migration as ecardPrinting } from './ecard-printing/migration.ts';
import { migration as printRequestOffices } from './ecard-printing/offices-migration.ts';
import { migration as cardHeld } from './lifecycle/schema/held.ts';
import { migration as cards } from './lifecycle/schema/migration.ts';
import { migration as cardStatusIndex } from './lifecycle/schema/status-index.ts';
import { migration as deliveryReturnReasons } from './reason-delivery-return/migration.ts';
import { migration as lossReasons } from './reason-for-loss/migration.ts';
import { migration as verificationReturnReasons } from './reason-verification-return/migration.ts';
import { migration as extensionReasons } from './reasons-for-extension/migration.ts';
import { migration as cardReplacement } from './replace-card-number/migration.ts';
import { migration as cardSearch } from './search-migration.ts';
import { sortsMigration as cardSorts } from './sorts-migration.ts';
import { migration as cardVolume } from './volume-migration.ts';

/** Migrations of cards. A released name never changes. */
export const cardsMigrations: Readonly<Record<string, SchemaStep>> = {
  '0021_card_types': cardTypes,
  '0100_card_sources': cardSources,
  '0101_loss_reason': lossReasons,
  '0102_extension_reason': extensionReasons,
  '0103_card_reset_reason': resetReasons,
  '0104_delivery_return_reason': deliveryReturnReasons,
  '0105_verification_return_reason': verificationReturnReasons,
  '0111_card': cards,
  '0113_document_series': documentSeries,
  '0114_card_design': cardDesign,
  '0115_card_sequence': cardSequence,
  '0116_card_reservation': cardReservation,
  '0117_card_generation': cardGeneration,
  '0120_card_register': cardRegister,
  '0121_card_tracking': cardTracking,
  '0122_card_stock': cardStock,
  '0123_card_distribution': cardDistribution,
  '0130_card_issuance': cardIssuance,
  '0131_card_delivery': cardDelivery,
  '0133_ecard_print_request': ecardPrinting,
  '0140_card_pickup': pickUp,
  '0141_card_lost': cardLoss,
  '0143_card_assignment': cardAssignment,
  '0150_allotment_issuance': allotmentIssuance,
  '0155_card_verification': cardVerification,
  '0156_card_verification_latest': latestVerifications,
  '0160_card_lost_filters': cardLossFilters,
  '0163_card_replacement': cardReplacement,
  '0164_customer_generation': customerGeneration,
  '0170_card_volume': cardVolume,
  '0180_delivery_offices': deliveryOffices,
  '0181_print_request_offices': printRequestOffices,
  '0182_card_search': cardSearch,
  '0183_print_requests_of_dead_cards': deadCards,
  '0186_receipt_superseding': receiptSuperseding,
  '0197_card_expiry_notice': expiryNotices,
  '0198_card_held': cardHeld,
  '0199_card_status_index': cardStatusIndex,
  '0260_verification_claim_key': claimKey,
  '0261_card_arrival': cardArrival,
  '0262_reservation_import_heads': importHeads,
  '0988_card_sorts': cardSorts,
};
