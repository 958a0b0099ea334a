import type { FoundForReplacement } from '@console/contracts/cards/replace-card-number';
import {
  bodyOf,
  feeOf,
  lacksLoss,
  missing,
  needsApproval,
  emptyRequest,
  resultsFor,
  typeOf,
} from './request-values.ts';

const reason = {
  secureId: 'r1',
  name: 'Kartu rusak',
  lossRequired: false,
  feeCharged: true,
  keepExpiry: true,
  approvalRequired: false,
};
const found = {
  member: { secureId: 'm' },
  card: { secureId: 'c', cardTypeId: 't1' },
  lossNo: null,
  feeExempt: false,
  reasons: [
    reason,
    { ...reason, secureId: 'r2', feeCharged: false, lossRequired: true },
    { ...reason, secureId: 'r3', feeCharged: false, approvalRequired: true },
  ],
  types: [
    { secureId: 't1', name: 'Reguler', physical: true, digital: false, replacementFee: 25_000, refusal: null },
    { secureId: 't2', name: 'Gold', physical: true, digital: true, replacementFee: 35_000, refusal: null },
  ],
  hasAddress: true,
  waiverNeedsApproval: true,
  open: null,
  refusal: null,
} as unknown as FoundForReplacement;
const values = { ...emptyRequest, reasonId: 'r1', result: 'PRINT_HOME' as const };

it('offers what the type has, and plastic of the safe at a counter alone', () => {
  expect(resultsFor(found, values, { atCounter: false }).map(({ value }) => value)).toEqual([
    'PRINT_BRANCH',
    'PRINT_HOME',
  ]);
  expect(resultsFor(found, { ...values, cardTypeId: 't2' }, { atCounter: true }).map(({ value }) => value)).toEqual([
    'DIGITAL',
    'STOCK',
    'PRINT_BRANCH',
    'PRINT_HOME',
  ]);
});

it('asks for no type that the branch may not give', () => {
  const [first, second] = found.types;
  const qanun = { ...found, types: [{ ...first!, refusal: 'Cabang Qanun hanya memberikan kartu syariah' }, second!] };
  expect(typeOf(qanun, { ...values, cardTypeId: 't1' })).toMatchObject({ secureId: 't2' });
  expect(typeOf({ ...qanun, types: qanun.types.slice(0, 1) }, values)).toBeUndefined();
});

it('charges the fee of the new type where the reason does', () => {
  expect([
    feeOf(found, values),
    feeOf(found, { ...values, cardTypeId: 't2' }),
    feeOf(found, { ...values, reasonId: 'r3' }),
  ]).toEqual([25_000, 35_000, 0]);
  expect(feeOf({ ...found, feeExempt: true }, values)).toBe(0);
});

it('asks for how the fee is paid, and for the receipt of cash', () => {
  expect([...missing(found, emptyRequest)]).toEqual(['reasonId', 'result']);
  expect([...missing(found, values)]).toEqual(['feeMode']);
  expect([...missing(found, { ...values, feeMode: 'CASH', cashReceiptNo: ' ' })]).toEqual(['cashReceiptNo']);
  expect([...missing(found, { ...values, feeMode: 'WAIVED' })]).toEqual([]);
  expect(bodyOf(found, { ...values, feeMode: 'CASH', cashReceiptNo: ' KW-1 ' })).toMatchObject({
    feeMode: 'CASH',
    cashReceiptNo: 'KW-1',
    cardTypeId: 't1',
  });
  expect(bodyOf(found, { ...values, reasonId: 'r3', feeMode: 'CASH', cashReceiptNo: 'KW-1' })).toMatchObject({
    feeMode: null,
    cashReceiptNo: null,
  });
});

it('knows when a second person must approve, and when a report of loss is missing', () => {
  expect(needsApproval(found, { ...values, feeMode: 'WAIVED' })).toBe(true);
  expect(needsApproval({ ...found, waiverNeedsApproval: false }, { ...values, feeMode: 'WAIVED' })).toBe(false);
  expect(needsApproval(found, { ...values, reasonId: 'r3' })).toBe(true);
  expect([
    lacksLoss(found, { ...values, reasonId: 'r2' }),
    lacksLoss({ ...found, lossNo: 'LST-202603-00001' }, { ...values, reasonId: 'r2' }),
  ]).toEqual([true, false]);
});
