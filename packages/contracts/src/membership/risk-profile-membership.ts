// Long: one declaration of the record with its list.
import { choice, date, flag, image, instant, integer, line, paragraph, reference } from '../core/fields.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { act, defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import * as z from 'zod/mini';
import { programTypes } from './program-type.ts';
import { riskGrades } from './risk-grades.ts';
import { riskCalls } from './risk-profile-membership/calls.ts';
import { riskFactors, type RiskFactor } from './risk-profile-membership/rules.ts';
import {
  eddFilters,
  module,
  riskEnds,
  riskMethods,
  riskMoves,
  riskStates,
} from './risk-profile-membership/vocabulary.ts';
import { picture } from './person-fields.ts';

export * from './risk-profile-membership/rules.ts';
export * from './risk-profile-membership/vocabulary.ts';
export { riskCalls, type RiskFigures } from './risk-profile-membership/calls.ts';

const optional = { required: false } as const;
/** People of a branch see the grade alone. */
const hidden = { notForBranches: true } as const;
const factor = () => integer({ minimum: 0, maximum: 100, ...hidden });
const moved = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });
const mark = () => ({ ...flag(), ...hidden });
const factorTitles = Object.fromEntries(riskFactors.map(({ value, title }) => [value, title])) as Readonly<
  Record<RiskFactor, (typeof riskFactors)[number]['title']>
>;

/** How risky members are, by versioned rules (docs/model/membership.md#risk-profiles). */
export const riskProfiles = defineResource({
  module,
  path: 'risk-profile',
  title: text('Profil Risiko', 'Risk profile'),
  label: ['profileNo', 'memberName'],
  summary: ['grade', 'state', 'validUntil'],
  volume: 9_000_000,
  status: false,
  writtenBy: 'above-branch',
  place: {
    list: '/risk-profile-membership',
    create: '/membership/risk-create',
    detail: '/membership/risk-detail-page/{secureId}',
    update: '/membership/risk-update-page/{secureId}',
  },
  titles: {
    ...factorTitles,
    profileNo: text('No. profil', 'Profile no'),
    memberId: text('Member'),
    memberNo: text('No. member', 'Member no'),
    memberName: text('Member'),
    custNo: text('No. pelanggan', 'Customer no'),
    branch: text('Cabang', 'Branch'),
    branchId: text('Cabang', 'Branch'),
    mraId: text('MRA'),
    programTypeId: text('Jenis program', 'Program type'),
    grade: text('Tingkat risiko', 'Grade'),
    previousGrade: text('Tingkat sebelumnya', 'Previous grade'),
    previousId: text('Profil sebelumnya', 'Previous profile'),
    moved: text('Perubahan tingkat', 'Grade moved'),
    score: text('Skor', 'Score'),
    rulesVersion: text('Versi aturan', 'Version of the rules'),
    method: text('Metode', 'Method'),
    politicallyExposed: text('Orang yang terekspos secara politik', 'Politically exposed person'),
    sanctionsHit: text('Ada di daftar sanksi', 'Hit on a list of sanctions'),
    sourceOfFunds: text('Sumber dana (EDD)', 'Source of funds (EDD)'),
    eddDocument: text('Dokumen EDD', 'EDD document'),
    eddRequired: text('EDD wajib', 'EDD required'),
    eddMissing: text('EDD belum lengkap', 'EDD missing'),
    edd: text('EDD'),
    note: text('Catatan', 'Note'),
    assessedAt: text('Dinilai', 'Assessed'),
    validUntil: text('Berlaku sampai', 'Valid until'),
    expiring: text('Berakhir dalam', 'Ends in'),
    state: text('Status', 'State'),
    decidedBy: text('Diputuskan oleh', 'Decided by'),
    decidedAt: text('Diputuskan', 'Decided'),
    decisionNote: text('Catatan keputusan', 'Note of the decision'),
    from: text('Dinilai dari', 'Assessed from'),
    to: text('Dinilai sampai', 'Assessed until'),
  },
  fields: {
    memberId: line({ minimum: 36, maximum: 36, immutable: true }),
    identityCertainty: factor(),
    occupation: factor(),
    incomeSource: factor(),
    area: factor(),
    productUse: factor(),
    paymentBehaviour: factor(),
    externalScore: factor(),
    politicallyExposed: mark(),
    sanctionsHit: mark(),
    sourceOfFunds: paragraph({ maximum: 500, ...optional, ...hidden }),
    eddDocument: image(picture, { ...optional, ...hidden }),
    note: paragraph({ maximum: 500, ...optional, ...hidden }),
  },
  derived: {
    profileNo: line({ maximum: 12 }),
    memberNo: line({ maximum: 10 }),
    memberName: line({ maximum: 60 }),
    custNo: line({ maximum: 10, ...optional }),
    branch: line({ maximum: 120 }),
    grade: choice(riskGrades),
    previousGrade: choice(riskGrades, optional),
    previousId: line({ maximum: 36, ...optional }),
    score: integer({ minimum: 0, maximum: 100, ...hidden }),
    rulesVersion: integer({ minimum: 1, maximum: 1_000, ...hidden }),
    method: choice(riskMethods),
    eddRequired: flag(),
    eddMissing: flag(),
    assessedAt: instant(),
    validUntil: date(),
    state: choice(riskStates),
    decidedBy: line({ maximum: 60, ...optional }),
    decidedAt: instant(optional),
    decisionNote: paragraph({ maximum: 255, ...optional }),
  },
  // Once submitted a profile stays as it is.
  decided: { undecided: ['DRAFT', 'REJECTED'], harmless: [] },
  acts: {
    submit: act({
      title: text('Ajukan', 'Submit'),
      effect: text('Profil menunggu persetujuan orang lain.', 'The profile waits for the approval of somebody else.'),
      action: 'update',
      fields: {},
      titles: {},
      result: moved,
      errors: ['INVALID_STATE'],
    }),
    reassess: act({
      title: text('Nilai ulang', 'Assess again'),
      effect: text(
        'Sistem menilai member dengan aturan terbaru; tingkat yang turun menunggu persetujuan.',
        'The system rates the member by the latest rules; a lower grade waits for an approval.',
      ),
      action: 'update',
      fields: {},
      titles: {},
      result: moved,
      errors: ['INVALID_STATE', 'RISK_OPEN_EXISTS'],
    }),
  },
  list: {
    filters: {
      state: choice(riskStates),
      grade: choice(riskGrades),
      moved: choice(riskMoves),
      method: choice(riskMethods),
      edd: choice(eddFilters),
      expiring: choice(riskEnds),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      programTypeId: reference(programTypes),
      from: date(),
      to: date(),
      /** Of the page of a member. */
      memberId: line({ maximum: 36 }),
    },
    sorts: ['state', 'validUntil', 'assessedAt'],
    defaultSort: ['state,asc', 'validUntil,asc'],
    conditions: {
      state: ['is', 'isNot', 'anyOf'],
      grade: ['is', 'isNot', 'anyOf'],
      method: ['is'],
      assessedAt: ['relative', 'between'],
      validUntil: ['relative', 'between'],
    },
    search: ['profileNo', 'memberNo', 'custNo', 'memberName'],
    columns: [
      'profileNo',
      'memberName',
      'custNo',
      'branch',
      'grade',
      'previousGrade',
      'score',
      'method',
      'eddRequired',
      'assessedAt',
      'validUntil',
      'state',
    ],
    needsFilter: 'outside-national',
    large: true,
  },
  operations: ['list', 'detail', 'create', 'update', 'download', 'history'],
  errors: {
    RISK_OPEN_EXISTS: {
      text: text('Profil {profileNo} member ini belum selesai', 'Profile {profileNo} of this member is still open'),
    },
  },
  calls: riskCalls,
});

export type RiskProfile = RecordOf<typeof riskProfiles>;
