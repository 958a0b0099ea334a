import { isHeadOffice } from '@console/contracts/core/privileges';
import type { Caller } from '../../../platform/context.ts';
import { vendorOf } from '../../scope.ts';

/**
 * Roles of the caller for the actions a page offers. The state machine checks the action itself
 * (docs/model/cards.md#who-acts).
 */
export function callerRoles(caller: Caller) {
  const ofVendor = vendorOf(caller.scope) !== null;
  return {
    isVendor: caller.isAdmin || ofVendor,
    isHead: !ofVendor && isHeadOffice(caller.mappingType, caller.isAdmin),
    isBranch: !ofVendor && caller.mappingType === 'BRANCH',
    isMra: !ofVendor && caller.mappingType === 'MRA',
  };
}
