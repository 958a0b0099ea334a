import * as z from 'zod/mini';
import { choice, integer, line, money, object } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { escrowDirections, escrowKinds, escrowResults, plafondKinds } from '../../platform/ledgers.ts';
import { logFacts, logFilters, logOf, logTitles, short } from './record.ts';
import { balanceAccountKinds, balanceRowKinds } from './vocabulary.ts';

const optional = { required: false } as const;
const most = 100_000_000_000_000;
const rupiah = () => money({ minimum: 0, maximum: most, ...optional });
const balance = () => money({ minimum: -most, maximum: most, ...optional });

/** Kinds of movements of limits and of money held; those that both have are one. */
export const balanceKinds = [
  ...plafondKinds,
  ...escrowKinds.filter(({ value }) => !plafondKinds.some((known) => known.value === value)),
];

const neighbour = z.object({
  secureId: z.uuid(),
  seqNo: z.int(),
  at: z.string(),
  kind: z.string(),
  amount: z.int(),
  balanceBefore: z.int(),
  balanceAfter: z.int(),
});
const check = z.object({ at: z.string(), expected: z.int(), found: z.int(), result: z.string() });

/** Movements of limits and money held, and checks of accounts (docs/model/orders-logs.md#transaction-log). */
export const balanceLog = defineResource({
  ...logOf('balance-tracking'),
  title: text('Log Balance Tracking', 'Balance tracking log'),
  label: 'referenceNo',
  volume: 5_000_000,
  titles: {
    ...logTitles,
    rowKind: text('Jenis baris', 'Kind of row'),
    accountKind: text('Jenis rekening', 'Kind of account'),
    accountNo: text('No. rekening', 'Account no'),
    seqNo: text('Urutan', 'No'),
    kind: text('Jenis mutasi', 'Kind of movement'),
    movementKind: text('Jenis mutasi', 'Kind of movement'),
    direction: text('Arah', 'Direction'),
    amount: text('Nominal', 'Amount'),
    balanceBefore: text('Saldo sebelum', 'Balance before'),
    balanceAfter: text('Saldo sesudah', 'Balance after'),
    totalAfter: text('Total sesudah', 'Total after'),
    usedAfter: text('Terpakai sesudah', 'Used after'),
    reservedAfter: text('Dicadangkan sesudah', 'Reserved after'),
    heldAfter: text('Ditahan sesudah', 'Held after'),
    referenceNo: text('No. referensi', 'Reference no'),
    maker: text('Pembuat', 'Maker'),
    approver: text('Penyetuju', 'Approver'),
    expected: text('Seharusnya', 'Expected'),
    found: text('Ditemukan', 'Found'),
    firstBadSeq: text('Urutan salah pertama', 'First wrong no'),
    result: text('Hasil pemeriksaan', 'Result'),
    neighbours: text('Mutasi sekitar', 'Movements around it'),
    lastCheck: text('Pemeriksaan terakhir', 'Last check'),
    amountFrom: text('Nominal dari', 'Amount from'),
    amountTo: text('Nominal sampai', 'Amount to'),
  },
  derived: {
    ...logFacts,
    rowKind: choice(balanceRowKinds),
    accountKind: choice(balanceAccountKinds),
    accountNo: line({ maximum: 20, personal: 'account' }),
    memberName: short(60),
    seqNo: integer({ minimum: 0, maximum: 1_000_000_000 }),
    kind: choice(balanceKinds, optional),
    direction: choice(escrowDirections, optional),
    amount: rupiah(),
    balanceBefore: balance(),
    balanceAfter: balance(),
    totalAfter: rupiah(),
    usedAfter: rupiah(),
    reservedAfter: rupiah(),
    heldAfter: rupiah(),
    referenceNo: short(60),
    maker: short(60),
    approver: short(60),
    expected: balance(),
    found: balance(),
    firstBadSeq: integer({ minimum: 0, maximum: 1_000_000_000, ...optional }),
    result: choice(escrowResults, optional),
    /** Null in lists, as the next. */
    neighbours: object(z.array(neighbour), optional),
    lastCheck: object(check, optional),
  },
  list: {
    filters: {
      ...logFilters,
      rowKind: choice(balanceRowKinds),
      accountKind: choice(balanceAccountKinds),
      /** `kind` in the address is that of the log. */
      movementKind: choice(balanceKinds),
      amountFrom: money({ minimum: 0, maximum: most }),
      amountTo: money({ minimum: 0, maximum: most }),
      result: choice(escrowResults),
    },
    mainFilters: ['from', 'to', 'accountKind'],
    sorts: ['at'],
    defaultSort: ['at,desc'],
    search: ['accountNo', 'custNo', 'referenceNo'],
    columns: [
      'at',
      'accountKind',
      'accountNo',
      'custNo',
      'memberName',
      'kind',
      'amount',
      'balanceBefore',
      'balanceAfter',
      'referenceNo',
    ],
    large: true,
  },
  operations: ['list', 'detail', 'download'],
});
export type BalanceLogRow = RecordOf<typeof balanceLog>;
