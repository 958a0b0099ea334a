import { domainContract } from '../core/domain-contract.ts';
import { blacklistCalls, blacklistPhoneNumbers } from './blacklist-phone-number.ts';
import { updateReasons } from './master-reason-update.ts';
import { databaseTypes } from './membership-database-type.ts';
import { programTypes } from './program-type.ts';
import { apiTokenCalls, apiTokens } from './master-token-api.ts';
import { surveyCalls, surveys } from './customer-survey.ts';
import { nationalCalls, nationalErrors } from './national-membership.ts';
import { groupCalls, groupMappings, groups } from './membership-group.ts';
import { escrowErrors } from './escrow.ts';
import { escrowAccounts } from './escrow/accounts.ts';
import { escrowCalls } from './escrow/calls.ts';
import { escrowMovements } from './escrow/movements.ts';
import { escrowPostingCalls } from './escrow/posting.ts';
import { escrowWithdrawals, withdrawalCalls } from './escrow/withdrawals.ts';
import { plafondErrors } from './plafond.ts';
import { tierCalls, tiers } from './tiering-plafond.ts';
import { externalSources, tokenManagementCalls, tokenManagementErrors } from './token-management.ts';
import { employeeCalls, employees } from './membership-employee.ts';
import { employeeFullCalls, employeeImportCalls, employeeImports } from './import-membership-employee.ts';
import {
  memberDatabaseTypeCalls,
  memberImportCalls,
  memberImports,
  memberNewCalls,
  memberPlafondCalls,
  memberStatusCalls,
  memberStepCalls,
} from './import-membership.ts';
import { siloCalls, siloRecords } from './membership-silo.ts';
import { memberPhotoErrors } from './photo-screening/kind.ts';
import { memberPhotos, photoCalls } from './photos-screening-membership.ts';
import { accountErrors } from './member-management/errors.ts';
import { accountCalls, memberAccounts } from './member-management.ts';
import { faceErrors, otpErrors } from './otp.ts';
import { memberCalls, members } from './membership.ts';
import {
  assignmentRemarks,
  branchHistory,
  databaseTypeHistory,
  emailHistory,
  phoneHistory,
} from './membership/histories.ts';
import { paymentHistory } from './membership/payments.ts';
import { memberChangeErrors } from './member-change/errors.ts';
import { memberReportCalls, memberReporting } from './reporting.ts';
import { memberDocumentCalls, memberDocuments } from './member-document.ts';
import { channelCalls, registrationCalls, registrationErrors, registrations } from './registration.ts';
import { memberChangeCalls, memberChanges } from './member-change.ts';
import { riskCalls, riskProfiles } from './risk-profile-membership.ts';
import { familyCalls, familyErrors, familyFinancings } from './family-financing.ts';

/** Membership: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'membership',
  resources: [
    apiTokens,
    blacklistPhoneNumbers,
    databaseTypes,
    externalSources,
    programTypes,
    surveys,
    groupMappings,
    groups,
    tiers,
    updateReasons,
    familyFinancings,
    employees,
    employeeImports,
    memberImports,
    siloRecords,
    memberPhotos,
    memberAccounts,
    members,
    registrations,
    memberDocuments,
    memberReporting,
    memberChanges,
    escrowAccounts,
    escrowMovements,
    escrowWithdrawals,
    riskProfiles,
    databaseTypeHistory,
    paymentHistory,
    phoneHistory,
    emailHistory,
    branchHistory,
    assignmentRemarks,
  ],
  calls: [
    blacklistCalls,
    tierCalls,
    apiTokenCalls,
    surveyCalls,
    nationalCalls,
    groupCalls,
    tokenManagementCalls,
    familyCalls,
    employeeCalls,
    employeeImportCalls,
    employeeFullCalls,
    memberImportCalls,
    memberNewCalls,
    memberDatabaseTypeCalls,
    memberPlafondCalls,
    memberStepCalls,
    memberStatusCalls,
    siloCalls,
    photoCalls,
    accountCalls,
    memberCalls,
    registrationCalls,
    channelCalls,
    memberDocumentCalls,
    memberReportCalls,
    memberChangeCalls,
    escrowCalls,
    withdrawalCalls,
    escrowPostingCalls,
    riskCalls,
  ],
  errors: [
    tokenManagementErrors,
    nationalErrors,
    plafondErrors,
    escrowErrors,
    familyErrors,
    memberPhotoErrors,
    faceErrors,
    otpErrors,
    accountErrors,
    memberChangeErrors,
    registrationErrors,
  ],
});

// Used by other domains.
export { cardPreferences, type CardPreference } from './card-preferences.ts';
export { otpErrors } from './otp.ts';
export { documentTypes, singleSteps, verificationSteps, type VerificationStep } from './verification-steps.ts';
export { fullName, picture } from './person-fields.ts';
export { applicationReference } from './token-management/reference.ts';
