import { businessLines } from '../core/business-lines.ts';
import { choice, integer, line, money, percent, reference, type Fields } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import type { Rule } from '../core/validation.ts';
import { databaseTypes } from './membership-database-type.ts';
import { programTypes } from './program-type.ts';
import { riskGrades } from './risk-grades.ts';
import { module, tierCalls } from './tiering-plafond/calls.ts';

export { tierCalls, type Simulated, type TierImpact, type TierInput } from './tiering-plafond/calls.ts';

/** Limits are granted in steps of this many rupiah. */
export const plafondStep = 100_000;
const income = { minimum: 0, maximum: 1_000_000_000 } as const;
const plafond = { minimum: plafondStep, maximum: 200_000_000 } as const;
const contracts = { minimum: 0, maximum: 1_000 } as const;
const grade = { minimum: 1, maximum: 12, required: false } as const;

const fields = {
  code: line({ minimum: 2, maximum: 20, pattern: /^[A-Z0-9_]+$/, immutable: true }),
  name: line({ minimum: 3, maximum: 100 }),
  businessLine: choice(businessLines),
  programTypeId: reference(programTypes),
  databaseTypeId: reference(databaseTypes, { required: false }),
  riskGrade: choice(riskGrades),
  incomeFrom: money(income),
  incomeTo: money({ ...income, required: false }),
  contractsFrom: integer(contracts),
  contractsTo: integer({ ...contracts, required: false }),
  employeeGradeFrom: integer(grade),
  employeeGradeTo: integer(grade),
  plafondMin: money(plafond),
  plafondMax: money(plafond),
  /** From 0.5 to 10, up to four decimals. */
  incomeMultiplier: line({
    maximum: 7,
    pattern: /^(0\.[5-9]\d{0,3}|[1-9]\.\d{1,4}|[1-9]|10\.0{1,4}|10)$/,
    decimal: true,
  }),
  maxInstalmentRatio: percent({ minimum: 5, maximum: 50 }),
  maxTenor: integer({ minimum: 3, maximum: 60 }),
} satisfies Fields;

type Values = Readonly<Record<keyof typeof fields, unknown>>;
const below = (from: keyof typeof fields, to: keyof typeof fields) => (values: Values) =>
  values[to] !== null && values[from] !== null && Number(values[to]) < Number(values[from])
    ? [{ field: to, code: 'RANGE', parameters: { minimum: Number(values[from]) } }]
    : [];
const stepped = (values: Values) =>
  (['plafondMin', 'plafondMax'] as const)
    .filter((name) => Number(values[name]) % plafondStep !== 0)
    .map((field) => ({ field, code: 'PLAFOND_STEP' }));
/** Bounds of a grade are given together. */
const grades = ({ employeeGradeFrom: from, employeeGradeTo: to }: Values) =>
  (from === null) === (to === null)
    ? []
    : [{ field: from === null ? 'employeeGradeFrom' : 'employeeGradeTo', code: 'REQUIRED' }];

/** How much credit limit a member gets, by period (docs/model/membership.md#tiers). */
export const tiers = defineResource({
  writtenBy: 'head',
  module,
  title: text('Tiering Plafond', 'Plafond tier'),
  masterData: { group: 'MEMBERSHIP' },
  label: ['code', 'name'],
  volume: 400,
  fourEyes: true,
  status: false,
  effective: {
    key: ['businessLine', 'programTypeId', 'databaseTypeId', 'riskGrade'],
    bands: [
      ['incomeFrom', 'incomeTo'],
      ['contractsFrom', 'contractsTo'],
      ['employeeGradeFrom', 'employeeGradeTo'],
    ],
    overlap: { refusal: 'TIER_OVERLAP', code: 'code' },
  },
  titles: {
    businessLine: text('Lini bisnis', 'Business line'),
    programTypeId: text('Jenis program', 'Program type'),
    databaseTypeId: text('Tipe database', 'Database type'),
    riskGrade: text('Tingkat risiko', 'Risk grade'),
    incomeFrom: text('Penghasilan dari', 'Income from'),
    incomeTo: text('Penghasilan sampai', 'Income up to'),
    contractsFrom: text('Kontrak lunas dari', 'Closed contracts from'),
    contractsTo: text('Kontrak lunas sampai', 'Closed contracts up to'),
    employeeGradeFrom: text('Golongan karyawan dari', 'Employee grade from'),
    employeeGradeTo: text('Golongan karyawan sampai', 'Employee grade up to'),
    plafondMin: text('Plafond minimal', 'Lowest limit'),
    plafondMax: text('Plafond maksimal', 'Highest limit'),
    incomeMultiplier: text('Pengali penghasilan', 'Income multiplier'),
    maxInstalmentRatio: text('Rasio angsuran maksimal (%)', 'Highest instalment ratio (%)'),
    maxTenor: text('Tenor maksimal (bulan)', 'Longest tenor (months)'),
  },
  fields,
  rules: [
    below('incomeFrom', 'incomeTo'),
    below('contractsFrom', 'contractsTo'),
    below('employeeGradeFrom', 'employeeGradeTo'),
    below('plafondMin', 'plafondMax'),
    stepped,
    grades,
  ] as readonly Rule<never>[] as never,
  list: {
    filters: {
      businessLine: choice(businessLines),
      programTypeId: reference(programTypes),
      riskGrade: choice(riskGrades),
    },
    sorts: ['businessLine', 'programTypeId', 'incomeFrom', 'code', 'effectiveFrom', 'phase'],
    defaultSort: ['businessLine,asc', 'incomeFrom,asc'],
    search: ['code', 'name'],
    columns: [
      'code',
      'name',
      'businessLine',
      'programTypeId',
      'databaseTypeId',
      'riskGrade',
      'incomeFrom',
      'incomeTo',
      'plafondMin',
      'plafondMax',
      'effectiveFrom',
      'effectiveTo',
      'phase',
    ],
  },
  operations: ['list', 'detail', 'create', 'update', 'download', 'history'],
  errors: {
    MEMBER_OR_VALUES: {
      status: 422,
      text: text('Isi nomor member, atau nilai-nilainya, dan tidak keduanya', 'Give a member or values, and not both'),
    },
    TIER_OVERLAP: {
      text: text('Bertumpuk dengan {code} dari {a} sampai {b}', 'Overlaps {code} from {a} to {b}'),
    },
    PLAFOND_STEP: { status: 422, text: text('Kelipatan 100.000', 'A multiple of 100,000') },
    NOT_EMPLOYEE_PROGRAM: {
      status: 422,
      text: text('Golongan hanya untuk program karyawan', 'Grades are for employee programs alone'),
    },
    TENOR_ABOVE_PROGRAM: {
      status: 422,
      text: text('Melebihi tenor program: {maximum} bulan', 'Above the tenor of the program: {maximum} months'),
    },
  },
  calls: tierCalls,
});

export type Tier = RecordOf<typeof tiers>;
