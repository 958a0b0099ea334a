import { auditVerbOf, call } from './call.ts';

test('a call without a declared action is audited by the last word of its name', () =>
  expect(auditVerbOf({ name: 'card-types.status-all' })).toBe('STATUS_ALL'));

test('a declared action names the call in the audit trail', () =>
  expect(auditVerbOf({ name: 'card-lost.find', audit: 'SEARCH' })).toBe('SEARCH'));

const ofApplications = {
  name: 'limit.ask',
  method: 'POST',
  base: 'publish',
  path: 'limit',
  access: 'public',
  token: { service: 'membership-plafond' },
  summary: 'A limit',
  errors: ['NOT_FOUND'],
} as const;

test('a call of applications may answer that their token does not count', () =>
  expect(call(ofApplications).errors).toEqual(['SOURCE_DENIED', 'NOT_FOUND']));

test('a call of staff takes no token of an application', () => {
  expect(() => call({ ...ofApplications, base: 'middle', access: 'session' })).toThrow('take the token');
  expect(() => call({ ...ofApplications, base: 'auth' })).toThrow('take the token');
});
