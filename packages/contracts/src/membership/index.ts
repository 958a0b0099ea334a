import { domainContract } from '../core/domain-contract.ts';
import { blacklistCalls, blacklistPhoneNumbers } from './blacklist-phone-number.ts';
import { updateReasons } from './master-reason-update.ts';
import { databaseTypes } from './membership-database-type.ts';
import { programTypes } from './program-type.ts';
import { tokenManagementCalls, tokenManagementErrors } from './token-management.ts';

/** Membership: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'membership',
  resources: [blacklistPhoneNumbers, databaseTypes, programTypes, updateReasons],
  calls: [blacklistCalls, tokenManagementCalls],
  errors: [tokenManagementErrors],
});

// Used by other domains.
export { documentTypes, singleSteps, verificationSteps, type VerificationStep } from './verification-steps.ts';
