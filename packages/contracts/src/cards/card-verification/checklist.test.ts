import { allInOrder, checklistItems, isSet, reasonsIn, unsetItems, type Checklist } from './checklist.ts';
import { moveOf, verificationMoves, type VerificationAct } from './states.ts';

const reasonId = '0b0e7a39-3a38-5a0e-9d2c-0a4f3b7f3c11';
const allOk: Checklist = Object.fromEntries(checklistItems.map(({ key }) => [key, { result: 'OK' }]));

test('an item is set when it is in order, or not and why', () => {
  expect(
    [undefined, { result: 'OK' as const }, { result: 'NOT_OK' as const }, { result: 'NOT_OK' as const, reasonId }].map(
      isSet,
    ),
  ).toEqual([false, true, false, true]);
});

test('a checklist is in order only when every item is', () => {
  expect([
    allInOrder({}),
    allInOrder(allOk),
    allInOrder({ ...allOk, selfieLive: { result: 'NOT_OK', reasonId } }),
  ]).toEqual([false, true, false]);
  expect(unsetItems({ ...allOk, selfieLive: { result: 'NOT_OK', reasonId: null } })).toEqual(['selfieLive']);
});

test('each reason is named once, and only by what is not in order', () => {
  expect(
    reasonsIn({
      ...allOk,
      nikEqualsKtp: { result: 'NOT_OK', reasonId },
      ktpReadable: { result: 'NOT_OK', reasonId },
      selfieLive: { result: 'OK', reasonId: 'other' },
    }),
  ).toEqual([reasonId]);
});

test('an act leads to one state from each it is allowed in, and nowhere from others', () => {
  for (const act of Object.keys(verificationMoves) as VerificationAct[])
    expect(new Set(verificationMoves[act].map(({ from }) => from)).size).toBe(verificationMoves[act].length);
  expect(moveOf('approve', 'PENDING_APPROVAL')).toMatchObject({ to: 'APPROVED', by: 'approve' });
  expect(moveOf('approve', 'RETURNED')).toBeUndefined();
});
