import { businessLines } from '../../core/business-lines.ts';
import { accountNo, choice, instant, line, money } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { escrowErrors, escrowStates } from '../escrow.ts';
import { escrowCalls } from './calls.ts';

const optional = { required: false } as const;
const sum = () => money({ minimum: 0, maximum: 1_000_000_000_000 });

/** Accounts of money held for members (docs/model/membership.md#escrow). */
export const escrowAccounts = defineResource({
  module: 'membership-escrow',
  base: 'transaction',
  path: 'escrow',
  privilege: 'membership:browse',
  title: text('Akun Escrow', 'Escrow account'),
  label: ['memberName', 'businessLine'],
  volume: 900_000,
  status: false,
  place: {
    list: '/membership',
    create: '/membership',
    detail: '/membership/escrow-detail-page/{secureId}',
    update: '/membership/escrow-update-page/{secureId}',
  },
  titles: {
    escrowNo: text('No. escrow', 'Escrow no'),
    memberId: text('Member'),
    memberNo: text('No. member', 'Member no'),
    memberName: text('Member'),
    branch: text('Cabang', 'Branch'),
    businessLine: text('Lini bisnis', 'Business line'),
    state: text('Status', 'State'),
    balance: text('Saldo', 'Balance'),
    held: text('Ditahan', 'Held'),
    available: text('Tersedia', 'Available'),
    payoutBank: text('Bank pencairan', 'Payout bank'),
    payoutAccountNo: text('No. rekening pencairan', 'Payout account'),
    payoutAccountName: text('Nama rekening', 'Name of the account'),
    payoutChangedAt: text('Rekening diganti', 'Account changed'),
    openedAt: text('Dibuka', 'Opened'),
    lastMovementAt: text('Mutasi terakhir', 'Last movement'),
  },
  fields: {},
  derived: {
    /** Number of the virtual account. */
    escrowNo: accountNo({ minimum: 16, maximum: 16 }),
    memberId: line({ maximum: 36 }),
    memberNo: line({ maximum: 10 }),
    memberName: line({ maximum: 60 }),
    branch: line({ maximum: 120 }),
    businessLine: choice(businessLines),
    state: choice(escrowStates),
    balance: sum(),
    held: sum(),
    available: sum(),
    payoutBank: line({ maximum: 60, ...optional }),
    payoutAccountNo: accountNo({ minimum: 8, maximum: 16, ...optional }),
    payoutAccountName: line({ maximum: 60, ...optional }),
    payoutChangedAt: instant(optional),
    openedAt: instant(),
    lastMovementAt: instant(optional),
  },
  list: {
    filters: { memberId: line({ maximum: 36 }), state: choice(escrowStates) },
    sorts: ['openedAt'],
    defaultSort: ['openedAt,desc'],
    conditions: {
      state: ['is', 'isNot', 'anyOf'],
      openedAt: ['relative', 'between'],
    },
    large: true,
    columns: ['memberName', 'businessLine', 'escrowNo', 'balance', 'held', 'available', 'state', 'openedAt'],
  },
  operations: ['list', 'detail', 'reveal'],
  errors: escrowErrors,
  calls: escrowCalls,
});

export type EscrowAccount = RecordOf<typeof escrowAccounts>;
