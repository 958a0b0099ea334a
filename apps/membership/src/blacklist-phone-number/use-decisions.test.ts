import type { BlacklistedPhone } from '@console/contracts/membership/blacklist-phone-number';
import { refusalOf, type Decision } from './use-decisions.ts';

const row = (state: BlacklistedPhone['state'], requestedBy = 'HOOPS01', updatedBy = requestedBy) =>
  ({ state, requestedBy, updatedBy }) as BlacklistedPhone;

test.each<[string, Decision, readonly BlacklistedPhone[], string | undefined]>([
  ['a proposal of another', 'approve', [row('PROPOSED')], undefined],
  ['an own proposal', 'approve', [row('PROPOSED', 'ADMIN01', 'HOOPS01')], 'SELF_APPROVAL'],
  ['a proposal that was changed by oneself', 'reject', [row('PROPOSED', 'HOOPS01', 'ADMIN01')], 'SELF_APPROVAL'],
  [
    'a removal that another asked for, of a number asked for by oneself',
    'approve',
    [row('REMOVAL_PROPOSED', 'ADMIN01', 'HOOPS01')],
    undefined,
  ],
  ['a removal asked for by oneself', 'approve', [row('REMOVAL_PROPOSED', 'HOOPS01', 'ADMIN01')], 'SELF_APPROVAL'],
  ['one of several that awaits nothing', 'approve', [row('PROPOSED'), row('EXPIRED')], 'NOT_WAITING'],
  ['an active number, also an own one', 'remove', [row('ACTIVE', 'ADMIN01')], undefined],
  ['one of several that is not active', 'remove', [row('ACTIVE'), row('REMOVED')], 'NOT_ACTIVE'],
])('%s: %s', (_what, decision, rows, code) => expect(refusalOf(decision, rows, 'ADMIN01')).toBe(code));
