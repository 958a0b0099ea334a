import { auditVerbOf } from './call.ts';

test('a call without a declared action is audited by the last word of its name', () =>
  expect(auditVerbOf({ name: 'card-types.status-all' })).toBe('STATUS_ALL'));

test('a declared action names the call in the audit trail', () =>
  expect(auditVerbOf({ name: 'card-lost.find', audit: 'SEARCH' })).toBe('SEARCH'));
