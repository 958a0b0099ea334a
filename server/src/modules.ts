import { areasModule } from './branches-stores/branch/areas.ts';
import { branchModule } from './branches-stores/branch/module.ts';
import { regionsModule } from './branches-stores/regions/module.ts';
import { zipCodeModule } from './branches-stores/zip-code/module.ts';
import { resetReasonsModule } from './cards/card-reset-reason/resource.ts';
import { cardReservationsModule } from './cards/card-reservations/module.ts';
import { cardGeneratorModule } from './cards/card-generator/module.ts';
import { cardDesignModule } from './cards/card-design/module.ts';
import { cardSourcesModule } from './cards/card-sources/resource.ts';
import { arrivalsModule } from './cards/arrivals/module.ts';
import { cardVerificationChecks, cardVerificationModule } from './cards/card-verification/module.ts';
import { cardsModule } from './cards/cards/module.ts';
import { cardDistributionModule } from './cards/distribution/module.ts';
import { cardDistributionDaily } from './cards/distribution/snapshot.ts';
import { cardStockModule } from './cards/card-stock/module.ts';
import { cardTrackingModule } from './cards/card-tracking/module.ts';
import { ecardPrintingModule } from './cards/ecard-printing/module.ts';
import { cardIssuanceModule } from './cards/card-issuance/module.ts';
import { cardTypesModule } from './cards/card-types/resource.ts';
import { partnersModule } from './cards/partners/module.ts';
import { deliveryReturnReasonsModule } from './cards/reason-delivery-return/resource.ts';
import { lossModule } from './cards/card-lost/module.ts';
import { replacementModule } from './cards/replace-card-number/module.ts';
import { assignmentModule } from './cards/card-assignment/module.ts';
import { pickUpModule } from './cards/card-pickup/module.ts';
import { lossReasonsModule } from './cards/reason-for-loss/resource.ts';
import { verificationReturnReasonsModule } from './cards/reason-verification-return/resource.ts';
import { extensionReasonsModule } from './cards/reasons-for-extension/resource.ts';
import { tokenManagementModule } from './membership/token-management/module.ts';
import { programTypeModule } from './membership/program-type/resource.ts';
import { auth } from './people/auth/module.ts';
import { proof } from './people/proof/module.ts';
import { secondFactors } from './people/second-factor/module.ts';
import { budgetsModule } from './people/budgets/module.ts';
import { outages } from './people/notices/low-storage.ts';
import { upkeepModule } from './platform/database/upkeep.ts';
import { hosting } from './releases/hosting/module.ts';
import type { Module } from './platform/http/application.ts';
import { downloads } from './records/downloads/module.ts';
import { identity } from './people/identity/module.ts';
import { files } from './records/files/module.ts';
import { imports } from './records/imports/register.ts';
import { openApiModule } from './platform/openapi/module.ts';
import { scheduler } from './platform/schedule/module.ts';
import { runs } from './records/runs/module.ts';
import { notices } from './people/notices/module.ts';
import { approvals } from './records/changes/module.ts';
import { mail } from './platform/mail/module.ts';
import { listViews } from './records/list-views/module.ts';
import { pastedNumbers } from './records/numbers/module.ts';
import { preferences } from './people/preferences/module.ts';
import { privileges } from './people/privileges/module.ts';
import { viewAs } from './people/view-as/module.ts';
import { development } from './releases/develop/module.ts';
import { releases } from './releases/module.ts';
import { profile } from './shell/profile/module.ts';
import { appSettingsModule } from './shell/app-setting-properties/module.ts';
import { rolesModule } from './shell/roles/module.ts';
import { home } from './shell/home/module.ts';
import { parameters } from './people/settings/module.ts';
import { users } from './shell/user/module.ts';
import { downloadManagementModule } from './orders-logs/download-management/module.ts';
import { userUpkeep } from './shell/user/upkeep/module.ts';
import { smsContentModule } from './orders-logs/update-sms-content/module.ts';
import { notificationModule } from './orders-logs/notification/module.ts';
import { menuManagementModule } from './orders-logs/menu-management/module.ts';
import { auditSeal } from './orders-logs/audit-trail/seal/module.ts';
import { auditTrailModule } from './orders-logs/audit-trail/module.ts';
import { blacklistPhoneNumberModule } from './membership/blacklist-phone-number/module.ts';
import { masterBannerModule } from './promos-products/master-banner/module.ts';

/** All parts that register calls, one line per module. */
export const modules: readonly Module[] = [
  hosting,
  upkeepModule,
  outages,
  openApiModule,
  auth,
  proof,
  secondFactors,
  identity,
  parameters,
  privileges,
  preferences,
  listViews,
  budgetsModule,
  pastedNumbers,
  notices,
  mail,
  approvals,
  profile,
  users,
  userUpkeep,
  files,
  imports,
  runs,
  rolesModule,
  viewAs,
  releases,
  development,
  appSettingsModule,
  branchModule,
  areasModule,
  regionsModule,
  zipCodeModule,
  programTypeModule,
  partnersModule,
  cardTypesModule,
  cardsModule,
  cardVerificationModule,
  cardVerificationChecks,
  cardDesignModule,
  cardGeneratorModule,
  cardStockModule,
  cardDistributionModule,
  cardDistributionDaily,
  cardTrackingModule,
  cardReservationsModule,
  cardSourcesModule,
  lossReasonsModule,
  extensionReasonsModule,
  resetReasonsModule,
  deliveryReturnReasonsModule,
  verificationReturnReasonsModule,
  pickUpModule,
  cardIssuanceModule,
  arrivalsModule,
  assignmentModule,
  ecardPrintingModule,
  lossModule,
  replacementModule,
  masterBannerModule,
  tokenManagementModule,
  blacklistPhoneNumberModule,
  auditTrailModule,
  auditSeal,
  menuManagementModule,
  downloadManagementModule,
  notificationModule,
  smsContentModule,
  home,
  // After all resources, whose downloads it serves.
  downloads,
  scheduler,
];
