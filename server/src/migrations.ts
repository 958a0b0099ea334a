import { migration as expiryNotices } from './cards/cards/expiry-notices-migration.ts';
import { migration as qanunBranch } from './branches-stores/qanun-branch/migration.ts';
import { migration as organisation } from './branches-stores/organisation/migration.ts';
import { migration as signInFailure } from './people/auth/failures-table.ts';
import { migration as externalSource } from './membership/token-management/table.ts';
import { migration as numberReference } from './records/number-references/table.ts';
import { migration as numberList } from './records/numbers/table.ts';
import { migration as zipCode } from './branches-stores/zip-code/migration.ts';
import { migration as deskSettings } from './people/budgets/desk-settings-migration.ts';
import { migration as budgets } from './people/budgets/table.ts';
import * as audit from './platform/audit/migration.ts';
import { migration as cardVolume } from './cards/volume-migration.ts';
import { migration as accountIdentity } from './people/auth/account-identity.ts';
import { migration as wrongProofs } from './people/proof/wrong-proofs-migration.ts';
import { migration as stepPassword } from './people/second-factor/new-password-migration.ts';
import { migration as stepPremise } from './people/second-factor/premise-migration.ts';
import { migration as identityAccount } from './people/identity/account-migration.ts';
import { migration as secondFactor } from './people/second-factor/migration.ts';
import { migration as sessionProof } from './people/proof/migration.ts';
import { migration as cardDesign } from './cards/card-design/migration.ts';
import { migration as cardGeneration } from './cards/card-generator/generation/migration.ts';
import { migration as cardSequence } from './cards/card-generator/sequences/migration.ts';
import {
  issuanceStep as allotmentIssuance,
  migration as cardReservation,
} from './cards/card-reservations/migration.ts';
import { migration as documentSeries } from './cards/documents/migration.ts';
import { migration as cardSettings } from './people/settings/later-settings-migration.ts';
import { migration as cardDistribution } from './cards/distribution/migration.ts';
import { migration as cardStock } from './cards/card-stock/migration.ts';
import { migration as cardTracking } from './cards/card-tracking/migration.ts';
import { migration as cardRegister } from './cards/cards/migration.ts';
import { migration as cards } from './cards/lifecycle/schema/migration.ts';
import { migration as cardTypes } from './cards/card-types/migration.ts';
import { migration as cardSources } from './cards/card-sources/migration.ts';
import { migration as cardVerification } from './cards/card-verification/migration.ts';
import { migration as cardArrival } from './cards/arrivals/migration.ts';
import { migration as claimKey } from './cards/card-verification/claim-key-migration.ts';
import { migration as latestVerifications } from './cards/card-verification/latest-migration.ts';
import { migration as customerGeneration } from './cards/card-generator/generation/customers/migration.ts';
import { migration as cardReplacement } from './cards/replace-card-number/migration.ts';
import { migration as pickUp } from './cards/card-pickup/migration.ts';
import { migration as cardAssignment } from './cards/card-assignment/migration.ts';
import { migration as cardOtp } from './cards/otp/migration.ts';
import { migration as cardLoss } from './cards/card-lost/migration.ts';
import { migration as cardLossFilters } from './cards/card-lost/filters-migration.ts';
import { migration as lossReasons } from './cards/reason-for-loss/migration.ts';
import { migration as extensionReasons } from './cards/reasons-for-extension/migration.ts';
import { migration as resetReasons } from './cards/card-reset-reason/migration.ts';
import { migration as deliveryReturnReasons } from './cards/reason-delivery-return/migration.ts';
import { migration as verificationReturnReasons } from './cards/reason-verification-return/migration.ts';
import { migration as cardIssuance } from './cards/card-issuance/schema/issuance.ts';
import { migration as cardDelivery } from './cards/card-issuance/schema/delivery.ts';
import { migration as cardHeld } from './cards/lifecycle/schema/held.ts';
import { migration as cardStatusIndex } from './cards/lifecycle/schema/status-index.ts';
import { migration as cardSearch } from './cards/search-migration.ts';
import { migration as printRequestOffices } from './cards/ecard-printing/offices-migration.ts';
import { deadCardsMigration as deadCards } from './cards/ecard-printing/dead-cards-migration.ts';
import { migration as receiptSuperseding } from './cards/card-issuance/schema/superseding.ts';
import { migration as deliveryOffices } from './cards/card-issuance/schema/delivery-offices.ts';
import { migration as ecardPrinting } from './cards/ecard-printing/migration.ts';
import { migration as memberAddress } from './membership/member/address/migration.ts';
import { migration as memberEmail } from './membership/member/email-migration.ts';
import { migration as member } from './membership/member/migration.ts';
import { audienceMigration as programAudience } from './membership/program-type/audience-migration.ts';
import { migration as programType } from './membership/program-type/migration.ts';
import { migration as sealing } from './records/sealing/migration.ts';
import type { SchemaStep } from './platform/database/migrate.ts';
import { seedRunStep } from './platform/database/seed.ts';
import { storedFileStep } from './platform/files/table.ts';
import { importCorrectionStep, importStep } from './records/imports/tables.ts';
import { idempotencyStep } from './platform/http/idempotency.ts';
import { migration as identity } from './people/identity/migration.ts';
import { migration as refreshFamily } from './people/sessions/family-migration.ts';
import { migration as sessions } from './people/sessions/migration.ts';
import { migration as consoleNotice } from './people/notices/table.ts';
import { migration as schedule } from './platform/schedule/tables.ts';
import { migration as changeRequest } from './records/changes/table.ts';
import { migration as changeValue } from './records/changes/pending-values.ts';
import { migration as userEmailChange } from './people/accounts/email-change-migration.ts';
import { migration as rolePermission } from './people/roles/deferred-permissions.ts';
import { migration as menuStatus } from './orders-logs/menu-management/status-migration.ts';
import { migration as userReferences } from './people/accounts/deferred-references.ts';
import { migration as download } from './records/downloads/table.ts';
import { migration as mail } from './platform/mail/table.ts';
import { migration as auditSeal } from './orders-logs/audit-trail/seal/table.ts';
import { migration as listView } from './records/list-views/table.ts';
import { migration as preference } from './people/preferences/table.ts';
import { migration as backgroundRuns, recordsStep as runRecords } from './records/runs/tables.ts';
import { migration as menu } from './people/menu/migration.ts';
import { migration as developmentMenu } from './people/menu/development-migration.ts';
import { migration as remotesMenu } from './people/menu/remotes-migration.ts';
import { migration as roles } from './people/roles/migration.ts';
import { migration as settings } from './people/settings/migration.ts';
import { migration as users } from './people/accounts/migration.ts';
import { migration as userUpkeep } from './people/accounts/active-since-migration.ts';
import { migration as releaseDevelopment } from './releases/develop/migration.ts';
import { migration as releases } from './releases/migration.ts';
import { migration as releasePage } from './releases/pages-migration.ts';
import { principalMigration as releasePrincipal } from './releases/principal-migration.ts';
import { trustMigration as releaseTrust } from './releases/trust-migration.ts';
import { migration as viewAs } from './people/view-as/migration.ts';
import { migration as auditTrail } from './orders-logs/audit-trail/migration.ts';
import { migration as blacklist } from './membership/blacklist-phone-number/migration.ts';
import { migration as smsContent } from './orders-logs/update-sms-content/table.ts';
import { migration as notification } from './orders-logs/notification/migration.ts';
import { migration as noticeSource } from './people/notices/source-migration.ts';
import { migration as masterBanner } from './promos-products/master-banner/migration.ts';

/** All steps of the schema; a name is never changed once released. */
export const migrations: Readonly<Record<string, SchemaStep>> = {
  '0001_seed_run': seedRunStep,
  '0002_audit': audit,
  '0003_idempotency': idempotencyStep,
  '0010_organisation': organisation,
  '0011_menu': menu,
  '0012_roles': roles,
  '0013_users': users,
  '0014_settings': settings,
  '0015_sessions': sessions,
  '0016_identity': identity,
  '0020_program_type': programType,
  '0021_card_types': cardTypes,
  '0030_stored_file': storedFileStep,
  '0031_import': importStep,
  '0032_zip_code': zipCode,
  '0040_master_banner': masterBanner,
  '0041_blacklist_phone_number': blacklist,
  '0050_audit_trail': auditTrail,
  '0060_background_run': backgroundRuns,
  '0061_preference': preference,
  '0062_list_view': listView,
  '0063_console_notice': consoleNotice,
  '0064_schedule': schedule,
  '0065_change_request': changeRequest,
  '0066_role_permission': rolePermission,
  '0067_menu_status': menuStatus,
  '0068_user_references': userReferences,
  '0069_mail': mail,
  '0070_audit_seal': auditSeal,
  '0083_notification': notification,
  '0084_notice_source': noticeSource,
  '0085_sms_content': smsContent,
  '0071_number_list': numberList,
  '0072_background_run_record': runRecords,
  '0075_download': download,
  '0079_view_as': viewAs,
  '0080_user_upkeep': userUpkeep,
  '0200_change_value': changeValue,
  '0201_user_email_change': userEmailChange,
  '0091_import_correction': importCorrectionStep,
  '0092_remotes_menu': remotesMenu,
  '0093_releases': releases,
  '0100_card_sources': cardSources,
  '0101_loss_reason': lossReasons,
  '0102_extension_reason': extensionReasons,
  '0103_card_reset_reason': resetReasons,
  '0104_delivery_return_reason': deliveryReturnReasons,
  '0105_verification_return_reason': verificationReturnReasons,
  '0110_member': member,
  '0111_card': cards,
  '0112_card_settings': cardSettings,
  '0113_document_series': documentSeries,
  '0114_card_design': cardDesign,
  '0115_card_sequence': cardSequence,
  '0116_card_reservation': cardReservation,
  '0117_card_generation': cardGeneration,
  '0130_card_issuance': cardIssuance,
  '0131_card_delivery': cardDelivery,
  '0132_member_address': memberAddress,
  '0133_ecard_print_request': ecardPrinting,
  '0140_card_pickup': pickUp,
  '0141_card_lost': cardLoss,
  '0150_allotment_issuance': allotmentIssuance,
  '0155_card_verification': cardVerification,
  '0156_card_verification_latest': latestVerifications,
  '0120_card_register': cardRegister,
  '0142_card_otp': cardOtp,
  '0121_card_tracking': cardTracking,
  '0150_release_development': releaseDevelopment,
  '0151_development_menu': developmentMenu,
  '0173_release_page': releasePage,
  '0210_session_proof': sessionProof,
  '0211_second_factor': secondFactor,
  '0143_card_assignment': cardAssignment,
  '0122_card_stock': cardStock,
  '0123_card_distribution': cardDistribution,
  '0160_card_lost_filters': cardLossFilters,
  '0163_card_replacement': cardReplacement,
  '0170_card_volume': cardVolume,
  '0164_customer_generation': customerGeneration,
  '0180_delivery_offices': deliveryOffices,
  '0181_print_request_offices': printRequestOffices,
  '0182_card_search': cardSearch,
  '0183_print_requests_of_dead_cards': deadCards,
  '0186_receipt_superseding': receiptSuperseding,
  '0195_qanun_branch': qanunBranch,
  '0196_program_audience': programAudience,
  '0197_card_expiry_notice': expiryNotices,
  '0198_card_held': cardHeld,
  '0199_card_status_index': cardStatusIndex,
  '0260_verification_claim_key': claimKey,
  '0261_card_arrival': cardArrival,
  '0280_release_trust': releaseTrust,
  '0220_sealing': sealing,
  '0221_member_email': memberEmail,
  '0222_refresh_family': refreshFamily,
  '0230_budgets': budgets,
  '0290_number_reference': numberReference,
  '0291_external_source': externalSource,
  '0292_sign_in_failure': signInFailure,
  '0310_account_identity': accountIdentity,
  '0315_step_premise': stepPremise,
  '0316_identity_account': identityAccount,
  '0310_release_principal': releasePrincipal,
  '0317_wrong_proofs': wrongProofs,
  '0318_step_password': stepPassword,
  '0320_desk_settings': deskSettings,
};
