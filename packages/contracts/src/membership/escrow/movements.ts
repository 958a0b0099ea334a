import { choice, date, instant, integer, line, money } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { escrowDirections, escrowKinds } from '../escrow.ts';

const optional = { required: false } as const;
const sum = (required = true) => money({ minimum: 0, maximum: 1_000_000_000_000, required });
const number = (required = true) => integer({ minimum: 1, maximum: 1_000_000_000, required });

/** The log of an account: each movement begins with what the one before left (docs/model/membership.md#escrow). */
export const escrowMovements = defineResource({
  module: 'membership-escrow-movement',
  base: 'transaction',
  path: 'escrow/movement',
  privilege: 'membership:browse',
  title: text('Mutasi Escrow', 'Escrow movements'),
  label: 'seqNo',
  volume: 25_000_000,
  status: false,
  titles: {
    escrowId: text('Akun escrow', 'Escrow account'),
    from: text('Dari', 'From'),
    to: text('Sampai', 'Until'),
    seqNo: text('No.', 'No'),
    at: text('Waktu', 'Time'),
    valueDate: text('Tanggal valuta', 'Value date'),
    kind: text('Jenis', 'Kind'),
    direction: text('Arah', 'Direction'),
    reference: text('Referensi', 'Reference'),
    debit: text('Debit'),
    credit: text('Kredit', 'Credit'),
    held: text('Ditahan', 'Held'),
    heldBefore: text('Ditahan sebelum', 'Held before'),
    balance: text('Saldo', 'Balance'),
    balanceBefore: text('Saldo sebelum', 'Balance before'),
    amount: text('Jumlah', 'Amount'),
    reversalOf: text('Membalik no.', 'Reverses no'),
    source: text('Sumber', 'Source'),
    maker: text('Pembuat', 'Maker'),
    approver: text('Penyetuju', 'Approver'),
  },
  fields: {},
  derived: {
    seqNo: number(),
    at: instant(),
    valueDate: date(),
    kind: choice(escrowKinds),
    direction: choice(escrowDirections),
    reference: line({ maximum: 100 }),
    amount: sum(),
    debit: sum(false),
    credit: sum(false),
    heldBefore: sum(),
    held: sum(),
    balanceBefore: sum(),
    balance: sum(),
    reversalOf: number(false),
    source: line({ maximum: 60 }),
    maker: line({ maximum: 60 }),
    approver: line({ maximum: 60, ...optional }),
  },
  list: {
    filters: {
      escrowId: line({ maximum: 36 }),
      from: date(),
      to: date(),
      kind: choice(escrowKinds),
      direction: choice(escrowDirections),
    },
    mainFilters: ['kind', 'direction', 'from'],
    sorts: ['at'],
    defaultSort: ['at,desc'],
    conditions: {
      at: ['relative', 'between'],
    },
    columns: [
      'seqNo',
      'at',
      'valueDate',
      'kind',
      'reference',
      'debit',
      'credit',
      'held',
      'balance',
      'source',
      'maker',
      'approver',
    ],
    large: true,
  },
  operations: ['list', 'download'],
});

export type EscrowMovement = RecordOf<typeof escrowMovements>;
