import { businessLines } from '../core/business-lines.ts';
import { choice, date, familyCardNo, instant, line, money, paragraph, reference } from '../core/fields.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { familyCalls as ownCalls } from './family-financing/calls.ts';
import { familyErrors } from './family-financing/errors.ts';
import { familySteps } from './family-financing/steps.ts';
import { plafondErrors } from './plafond.ts';
import { familyCertificates, familyRelations, familyStates, module } from './family-financing/vocabulary.ts';

export * from './family-financing/vocabulary.ts';
export { familyErrors } from './family-financing/errors.ts';
export {
  type FamilyDecision,
  type FamilyDocument,
  type FamilyReview,
  type FamilyRuleCheck,
  type FamilySide,
} from './family-financing/calls.ts';

const optional = { required: false } as const;

/** Parts of a member's limit that are lent to family (docs/model/membership.md#family-financing). */
export const familyFinancings = defineResource({
  module,
  base: 'transaction',
  title: text('Pembiayaan Keluarga', 'Family financing'),
  label: 'requestNo',
  volume: 60_000,
  status: false,
  titles: {
    requestNo: text('No. permohonan', 'Request no'),
    mainName: text('Member utama', 'Main member'),
    mainNo: text('No. member utama', 'Main member no'),
    familyName: text('Anggota keluarga', 'Family member'),
    familyNo: text('No. member keluarga', 'Family member no'),
    branch: text('Cabang', 'Branch'),
    branchId: text('Cabang', 'Branch'),
    mraId: text('MRA'),
    relation: text('Hubungan', 'Relation'),
    businessLine: text('Lini', 'Line'),
    mainKkNo: text('No. KK member utama', 'Family card no of the main member'),
    familyKkNo: text('No. KK anggota keluarga', 'Family card no of the family member'),
    certificate: text('Akta', 'Certificate'),
    subLimitRequested: text('Diminta', 'Requested'),
    subLimitApproved: text('Disetujui', 'Approved'),
    used: text('Terpakai', 'Used'),
    validUntil: text('Berlaku sampai', 'Valid until'),
    state: text('Status', 'State'),
    submittedAt: text('Diajukan pada', 'Submitted'),
    reviewer: text('Peninjau', 'Reviewer'),
    approver: text('Disetujui oleh', 'Approved by'),
    note: text('Catatan', 'Note'),
    from: text('Diajukan dari', 'Submitted from'),
    to: text('Diajukan sampai', 'Submitted until'),
    memberId: text('Member'),
  },
  fields: {},
  derived: {
    requestNo: line({ maximum: 20 }),
    mainName: line({ maximum: 100 }),
    mainNo: line({ maximum: 10 }),
    familyName: line({ maximum: 100 }),
    familyNo: line({ maximum: 10 }),
    branch: line({ maximum: 80 }),
    relation: choice(familyRelations),
    businessLine: choice(businessLines),
    mainKkNo: familyCardNo(),
    familyKkNo: familyCardNo(),
    certificate: choice(familyCertificates, optional),
    subLimitRequested: money({ minimum: 0, maximum: 200_000_000 }),
    subLimitApproved: money({ minimum: 0, maximum: 200_000_000, ...optional }),
    used: money({ minimum: 0, maximum: 200_000_000, ...optional }),
    validUntil: date(optional),
    state: choice(familyStates),
    submittedAt: instant(),
    reviewer: line({ maximum: 60, ...optional }),
    approver: line({ maximum: 60, ...optional }),
    note: paragraph({ maximum: 255, ...optional }),
  },
  states: { field: 'state' },
  steps: familySteps,
  list: {
    filters: {
      state: choice(familyStates),
      relation: choice(familyRelations),
      businessLine: choice(businessLines),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      from: date(),
      to: date(),
      /** Of the page of a member. */
      memberId: line({ maximum: 36 }),
    },
    sorts: ['submittedAt'],
    defaultSort: ['submittedAt,desc'],
    search: ['requestNo', 'mainNo', 'mainName'],
    numbers: ['requestNo'],
    columns: [
      'requestNo',
      'mainName',
      'familyName',
      'relation',
      'businessLine',
      'subLimitRequested',
      'subLimitApproved',
      'used',
      'state',
      'submittedAt',
    ],
  },
  operations: ['list', 'detail', 'download', 'reveal', 'history'],
  queues: {
    submitted: {
      code: 'FAMILY_SUBMITTED',
      label: text('Permohonan keluarga', 'Family requests'),
      filters: { state: 'SUBMITTED' },
      action: 'update',
      since: 'submittedAt',
      targetHours: 72,
    },
  },
  errors: { ...familyErrors, PLAFOND_INSUFFICIENT: plafondErrors.PLAFOND_INSUFFICIENT },
  calls: ownCalls,
});

export type FamilyFinancing = RecordOf<typeof familyFinancings>;
/** The calls of the module besides its operations, those of steps of one record included. */
export const familyCalls = familyFinancings.calls;
