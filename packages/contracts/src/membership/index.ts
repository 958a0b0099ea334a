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
import { plafondErrors } from './plafond.ts';
import { tierCalls, tiers } from './tiering-plafond.ts';
import { externalSources, tokenManagementCalls, tokenManagementErrors } from './token-management.ts';
import { employeeCalls, employees } from './membership-employee.ts';
import { employeeFullCalls, employeeImportCalls, employeeImports } from './import-membership-employee.ts';
import { siloCalls, siloRecords } from './membership-silo.ts';
import { photoErrors } from './photo-screening/errors.ts';
import { memberPhotos, photoCalls } from './photos-screening-membership.ts';
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
    siloRecords,
    memberPhotos,
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
    siloCalls,
    photoCalls,
  ],
  errors: [tokenManagementErrors, nationalErrors, plafondErrors, escrowErrors, familyErrors, photoErrors],
});

// Used by other domains.
export { documentTypes, singleSteps, verificationSteps, type VerificationStep } from './verification-steps.ts';
