import { domainContract } from '../core/domain-contract.ts';
import { blacklistCalls, blacklistPhoneNumbers } from './blacklist-phone-number.ts';
import { programTypes } from './program-type.ts';
import { tokenManagementCalls, tokenManagementErrors } from './token-management.ts';

/** Membership: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'membership',
  resources: [blacklistPhoneNumbers, programTypes],
  calls: [blacklistCalls, tokenManagementCalls],
  errors: [tokenManagementErrors],
});
