import type { Module } from '../platform/http/application.ts';
import { blacklistPhoneNumberModule } from './blacklist-phone-number/module.ts';
import { updateReasonsModule } from './master-reason-update/resource.ts';
import { masterTokenApiModule } from './master-token-api/module.ts';
import { customerSurveyModule } from './customer-survey/module.ts';
import { membershipModule } from './membership/module.ts';
import { escrowModule } from './escrow/module.ts';
import { memberChangeModule } from './member-change/module.ts';
import { memberDocumentModule } from './member-document/module.ts';
import { memberReportingModule } from './reporting/module.ts';
import { registrationModule } from './registration/module.ts';
import { riskProfileModule } from './risk-profile/module.ts';
import { nationalMembershipModule } from './national-membership/module.ts';
import { membershipGroupModule } from './membership-group/module.ts';
import { databaseTypesModule } from './membership-database-type/resource.ts';
import { programTypeModule } from './program-type/resource.ts';
import { tieringPlafondModule } from './tiering-plafond/module.ts';
import { tokenManagementModule } from './token-management/module.ts';
import { membershipEmployeeModule } from './membership-employee/module.ts';
import { importMembershipEmployeeModule } from './import-membership-employee/module.ts';
import { membershipSiloModule } from './membership-silo/module.ts';
import { memberPhotoModule } from './photo-screening/module.ts';
import { paymentHistoryModule } from './payment-history/module.ts';
import { familyFinancingModule } from './family-financing/module.ts';
import { importMembershipModule } from './import-membership/module.ts';
import { memberManagementModule } from './member-management/module.ts';

/** The modules of members, in the order in which they register their calls. */
export const membershipModules: readonly Module[] = [
  databaseTypesModule,
  programTypeModule,
  updateReasonsModule,
  tieringPlafondModule,
  masterTokenApiModule,
  tokenManagementModule,
  blacklistPhoneNumberModule,
  customerSurveyModule,
  memberReportingModule,
  membershipModule,
  memberChangeModule,
  escrowModule,
  registrationModule,
  memberDocumentModule,
  riskProfileModule,
  nationalMembershipModule,
  membershipGroupModule,
  familyFinancingModule,
  membershipEmployeeModule,
  importMembershipEmployeeModule,
  membershipSiloModule,
  memberPhotoModule,
  paymentHistoryModule,
  memberManagementModule,
  importMembershipModule,
];
