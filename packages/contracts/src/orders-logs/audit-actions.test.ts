import { auditActionOptions, auditActions } from './audit-actions.ts';
import { auditTrail } from './audit-trail.ts';

test.each(['id', 'en'] as const)(
  'every action has words of its own in %s, so that none passes for another',
  (language) => {
    const words = auditActionOptions.map(({ title }) => title[language]);
    expect(new Set(words).size).toBe(auditActions.length);
    expect(words.filter((word) => word === '' || /^[A-Z_]+$/.test(word))).toEqual([]);
  },
);

test('lists, details, filters and files show them: the field and the filter are choices', () => {
  expect(auditTrail.derived.action.options).toBe(auditActionOptions);
  expect(auditTrail.list.filters.action.options).toBe(auditActionOptions);
});
