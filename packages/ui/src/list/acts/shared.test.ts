import { line, reference } from '@console/contracts/core/fields';
import type { Row } from '../declaration.ts';
import type { Selection } from '../selection.ts';
import { sharedChoices } from './shared.ts';

const fields = {
  saoId: reference('sao/lov', { narrowedBy: { branchId: 'branchId' } }),
  note: line({ maximum: 10 }),
};
const rows = (...branches: readonly string[]): Selection => ({
  kind: 'rows',
  rows: new Map(branches.map((branchId, at) => [String(at), { secureId: String(at), version: 1, branchId } as Row])),
});
const parameters = (selection: Selection, filter = {}) =>
  sharedChoices(fields, { name: 'assign', selection, filter })['saoId']!.lovParameters;

test('a choice is narrowed by what all chosen rows have, and not where they differ', () => {
  expect(parameters(rows('a', 'a'))).toEqual({ branchId: 'a' });
  expect(parameters(rows('a', 'b'))).toEqual({});
});

test('of a whole filter a choice is narrowed by the filter, where that names it', () => {
  expect(parameters({ kind: 'all', count: 700 }, { branchId: 'a' })).toEqual({ branchId: 'a' });
  expect(parameters({ kind: 'all', count: 700 })).toEqual({});
});

test('a field without such a choice stays as it is', () => {
  const chosen = { name: 'assign', selection: rows('a'), filter: {} };
  expect(sharedChoices(fields, chosen)['note']).toBe(fields.note);
});
