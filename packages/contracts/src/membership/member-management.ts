import { choice, choices, date, digits, flag, instant, integer, line, phone, reference } from '../core/fields.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { accountCalls as ownCalls } from './member-management/calls.ts';
import { familyErrors } from './family-financing/errors.ts';
import { accountErrors } from './member-management/errors.ts';
import { accountSteps } from './member-management/steps.ts';
import { otpErrors } from './otp.ts';
import { accountChannels, accountStates, lockKinds, module } from './member-management/vocabulary.ts';

export * from './member-management/vocabulary.ts';
export type { AccountActivity } from './member-management/calls.ts';

const optional = { required: false } as const;

/** Accounts with which members sign in to their applications (docs/model/membership.md#accounts-of-members). */
export const memberAccounts = defineResource({
  module,
  title: text('Akun Member', 'Member account'),
  label: 'memberNo',
  volume: 3_800_000,
  status: false,
  titles: {
    memberNo: text('No. member', 'Member no'),
    channels: text('Kanal', 'Channels'),
    username: text('Nama pengguna', 'Username'),
    memberName: text('Member'),
    branch: text('Cabang', 'Branch'),
    branchId: text('Cabang', 'Branch'),
    mraId: text('MRA'),
    state: text('Status', 'State'),
    lockKind: text('Terkunci karena', 'Locked because'),
    lockedUntil: text('Terkunci sampai', 'Locked until'),
    failedAttempts: text('PIN salah', 'Failed attempts'),
    pinSetAt: text('PIN dibuat pada', 'PIN set at'),
    lastLoginAt: text('Masuk terakhir', 'Last login'),
    lastSource: text('Masuk terakhir lewat', 'Last source'),
    channel: text('Kanal', 'Channel'),
    from: text('Masuk dari', 'Signed in from'),
    to: text('Masuk sampai', 'Signed in until'),
    neverSignedIn: text('Belum pernah masuk', 'Never signed in'),
  },
  fields: {
    memberNo: digits({ minimum: 10, maximum: 10, immutable: true }),
    channels: choices(accountChannels),
  },
  derived: {
    username: phone(),
    memberName: line({ maximum: 100 }),
    branch: line({ maximum: 80 }),
    state: choice(accountStates),
    lockKind: choice(lockKinds, optional),
    lockedUntil: instant(optional),
    failedAttempts: integer({ minimum: 0, maximum: 100 }),
    pinSetAt: instant(optional),
    lastLoginAt: instant(optional),
    lastSource: choice(accountChannels, optional),
  },
  states: { field: 'state' },
  steps: accountSteps,
  list: {
    filters: {
      state: choice(accountStates),
      channel: choice(accountChannels),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      neverSignedIn: flag(),
      /** Of the last login, both days included. */
      from: date(),
      to: date(),
    },
    mainFilters: ['state', 'channel', 'branchId'],
    sorts: ['lastLoginAt'],
    defaultSort: ['lastLoginAt,desc'],
    conditions: {
      lastLoginAt: ['relative', 'between', 'empty'],
    },
    search: ['username', 'memberNo', 'memberName'],
    numbers: ['memberNo'],
    large: true,
    needsFilter: 'outside-national',
    columns: ['username', 'memberName', 'memberNo', 'branch', 'channels', 'lastLoginAt', 'failedAttempts', 'state'],
  },
  operations: ['list', 'detail', 'create', 'update', 'download', 'reveal', 'history'],
  errors: {
    ...accountErrors,
    HEAD_OFFICE_ONLY: familyErrors.HEAD_OFFICE_ONLY,
    PHONE_BLACKLISTED: otpErrors.PHONE_BLACKLISTED,
  },
  calls: ownCalls,
});

export type MemberAccount = RecordOf<typeof memberAccounts>;
/** The calls of the module besides its operations, those of steps of one record included. */
export const accountCalls = memberAccounts.calls;
