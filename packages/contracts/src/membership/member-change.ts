import { choice, image, instant, integer, line, nik, paragraph, phone } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { memberChangeCalls } from './member-change/calls.ts';
import { memberChangeErrors } from './member-change/errors.ts';
import { memberChangeStates, memberSectionNames, module } from './member-change/vocabulary.ts';
import { picture } from './person-fields.ts';

export * from './member-change/vocabulary.ts';
export * from './member-change/sections.ts';
export { memberChangeCalls } from './member-change/calls.ts';

const optional = { required: false } as const;

/** Changes of the data of members, pending and decided (docs/model/membership.md#changes-of-members). */
export const memberChanges = defineResource({
  module,
  path: 'membership/change',
  privilege: 'membership:browse',
  title: text('Perubahan Data Member', 'Changes of members'),
  label: ['memberNo', 'memberName'],
  volume: 2_000_000,
  status: false,
  titles: {
    memberNo: text('No. member', 'Member no'),
    memberName: text('Member'),
    branch: text('Cabang', 'Branch'),
    section: text('Bagian', 'Section'),
    before: text('Sebelum', 'Before'),
    after: text('Sesudah', 'After'),
    nikBefore: text('NIK sebelum', 'NIK before'),
    nikAfter: text('NIK sesudah', 'NIK after'),
    phoneBefore: text('Telepon sebelum', 'Phone before'),
    phoneAfter: text('Telepon sesudah', 'Phone after'),
    reason: text('Alasan', 'Reason'),
    note: text('Catatan', 'Note'),
    evidence: text('Foto bukti', 'Photo of the proof'),
    state: text('Status', 'State'),
    maker: text('Pembuat', 'Maker'),
    madeAt: text('Diajukan', 'Requested'),
    decidedBy: text('Diputuskan oleh', 'Decided by'),
    decidedAt: text('Diputuskan', 'Decided'),
    decisionNote: text('Catatan keputusan', 'Note of the decision'),
    approvalsNeeded: text('Persetujuan yang perlu', 'Approvals needed'),
    approvals: text('Sudah disetujui oleh', 'Approved by so far'),
    memberId: text('Member'),
    escrowId: text('Akun escrow', 'Escrow account'),
  },
  fields: {},
  derived: {
    memberId: line({ maximum: 36 }),
    /** Of a change of an escrow account. */
    escrowId: line({ maximum: 36, ...optional }),
    memberNo: line({ maximum: 10 }),
    memberName: line({ maximum: 60 }),
    branch: line({ maximum: 120 }),
    section: choice(memberSectionNames),
    /** In words, but for NIK and phone; personal data masked. */
    before: paragraph({ maximum: 2_000, ...optional }),
    after: paragraph({ maximum: 2_000, ...optional }),
    nikBefore: nik(optional),
    nikAfter: nik(optional),
    phoneBefore: phone(optional),
    phoneAfter: phone(optional),
    reason: line({ maximum: 100 }),
    note: paragraph({ maximum: 255, ...optional }),
    evidence: image(picture, optional),
    state: choice(memberChangeStates),
    /** Two for what is above the bounds that one approver decides on. */
    approvalsNeeded: integer({ minimum: 1, maximum: 2 }),
    approvals: line({ maximum: 125, ...optional }),
    maker: line({ maximum: 60 }),
    madeAt: instant(),
    decidedBy: line({ maximum: 60, ...optional }),
    decidedAt: instant(optional),
    decisionNote: paragraph({ maximum: 255, ...optional }),
  },
  list: {
    filters: {
      memberId: line({ maximum: 36 }),
      escrowId: line({ maximum: 36 }),
      state: choice(memberChangeStates),
      section: choice(memberSectionNames),
    },
    sorts: ['madeAt'],
    defaultSort: ['madeAt,desc'],
    conditions: {
      state: ['is', 'isNot', 'anyOf'],
      section: ['is', 'isNot', 'anyOf'],
      madeAt: ['relative', 'between'],
    },
    columns: ['madeAt', 'section', 'before', 'after', 'reason', 'maker', 'state', 'decidedBy'],
    large: true,
  },
  operations: ['list', 'detail', 'reveal'],
  errors: memberChangeErrors,
  calls: memberChangeCalls,
});

export type MemberChange = RecordOf<typeof memberChanges>;
