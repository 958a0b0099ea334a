import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as qanunBranch } from './qanun-branch/migration.ts';
import { feesMigration, nmcMigration } from './qanun-branch/fees-migration.ts';
import { zipCodeView } from './zip-code/view.ts';
import { migration as zipCode } from './zip-code/migration.ts';
import { migration as companies } from './companies/migration.ts';
import { migration as mediator } from './mediator/migration.ts';
import { migration as regions } from './regions/migration.ts';
import { migration as storeGroups } from './store-groups/migration.ts';
import { migration as branchCms } from './branch-cms/migration.ts';
import { migration as masterKios } from './master-kios/migration.ts';
import { migration as financialScheme } from './financial-scheme/migration.ts';
import {
  migration as branchRates,
  orderMigration,
  phasesMigration,
  piecesMigration,
} from './branch-rates/migration.ts';
import { migration as branchFees } from './branch-fees/migration.ts';
import {
  migration as branchCopy,
  seenMigration as branchCopySeen,
  warningsMigration as branchCopyWarnings,
} from './branch-copy/migration.ts';
import { carriedMigration, migration as branchExclusive } from './branch-exclusive/migration.ts';
import { migration as promoFees, seenMigration as resetSeen } from './promo-fee/migration.ts';
import { migration as rateGaps } from './rate-gaps/migration.ts';
import { migration as dealerRegistration } from './dealer-registration/migration.ts';
import { rateUseMigration } from './outlet-terms/use-migration.ts';
import { searchMigration } from './organisation/search-migration.ts';
import { schemeUsesMigration } from './financial-scheme/uses-migration.ts';
import { documentExpiryMigration } from './document-expiry/migration.ts';
import { outletDraftMigration } from './outlet/draft.ts';
import { outletMergeMigration } from './outlet/merge-migration.ts';
import { outletMigration } from './outlet/migration.ts';
import { dealerCodeMigration } from './outlet/dealer-code-migration.ts';
import { outletNameMigration, storeMigration } from './outlet/store-migration.ts';
import { outletCompanyViewMigration, outletGroupsViewMigration, outletViewMigration } from './outlet/view.ts';
import { dealerAdminFeeMigration, dealerRateMigration } from './exclusive-dealer/migration.ts';
import { marketingSchemeMigration } from './marketing-scheme/migration.ts';
import { endsByStepMigration, storeExclusiveRateMigration } from './store-exclusive/migration.ts';
import { storeRateMigration } from './store-rates/migration.ts';
import { migration as salesForce } from './sales-force/migration.ts';
import { storeMappingMigration } from './sales-force/store-migration.ts';
import { migration as saoAssign } from './sao-assign/migration.ts';

/** The migrations of offices and places; a released name never changes. */
export const branchesStoresMigrations: Readonly<Record<string, SchemaStep>> = {
  '0032_zip_code': zipCode,
  '0195_qanun_branch': qanunBranch,
  '0331_zip_code_view': zipCodeView,
  '0431_company': companies,
  '0432_store_group': storeGroups,
  '0433_kiosk': masterKios,
  '0480_branch_content': branchCms,
  '0490_qanun_branch_fees': feesMigration,
  '0491_qanun_branch_nmc': nmcMigration,
  '0493_region_core_feed': regions,
  '0610_branch_rate': branchRates,
  '0611_branch_fee': branchFees,
  '0612_branch_exclusive': branchExclusive,
  '0613_financial_scheme': financialScheme,
  '0640_promo_fee': promoFees,
  '0641_branch_rate_gap': rateGaps,
  '0695_branch_rate_order': orderMigration,
  '0696_branch_copy': branchCopy,
  '0746_branch_carried_lines': carriedMigration,
  '0872_branch_copy_warnings': branchCopyWarnings,
  '0901_branch_copy_seen': branchCopySeen,
  '0903_promo_fee_reset_seen': resetSeen,
  '0931_branch_rate_phases': phasesMigration,
  '0972_branch_rate_pieces': piecesMigration,
  '1040_outlet': outletMigration,
  '1041_marketing_scheme': marketingSchemeMigration,
  '1110_store': storeMigration,
  '1130_dealer_code': dealerCodeMigration,
  '1131_dealer_registration': dealerRegistration,
  '1132_mediator': mediator,
  '1140_dealer_admin_fee': dealerAdminFeeMigration,
  '1142_dealer_rate': dealerRateMigration,
  '1150_outlet_view': outletViewMigration,
  '1160_sao_assignment': saoAssign,
  '1162_sales_force': salesForce,
  '1180_store_mapping_sf': storeMappingMigration,
  '1190_store_rate': storeRateMigration,
  '1191_store_exclusive_rate': storeExclusiveRateMigration,
  '1200_outlet_view_groups': outletGroupsViewMigration,
  '1211_outlet_by_name': outletNameMigration,
  '1220_store_exclusive_rate_ends': endsByStepMigration,
  '1340_outlet_rate_use': rateUseMigration,
  '1342_outlet_merge': outletMergeMigration,
  '1343_outlet_draft': outletDraftMigration,
  '1344_outlet_document_notice': documentExpiryMigration,
  '1345_outlet_view_company': outletCompanyViewMigration,
  '1346_outlet_schemes': schemeUsesMigration,
  '1347_outlets_searched': searchMigration,
};
