import type { BusinessLine } from '@console/contracts/core/business-lines';
import { tiers } from '@console/contracts/membership/tiering-plafond';
import type { RiskGrade } from '@console/contracts/membership/risk-grades';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { addSeedChange } from '../../records/changes/seeded.ts';
import { programTypeId } from '../program-type/seed.ts';

const dayMs = 86_400_000;
const middle = 8_000_000;
type Program = 'REG' | 'KRY' | 'SYR' | 'MITRA';

/** Multiplier, highest limit and share of the income that instalments may take, by risk grade. */
const terms = {
  LOW: { income_multiplier: '3.0000', plafond_max: 60_000_000, max_instalment_ratio: '40.0000' },
  MEDIUM: { income_multiplier: '2.0000', plafond_max: 35_000_000, max_instalment_ratio: '35.0000' },
  HIGH: { income_multiplier: '1.0000', plafond_max: 15_000_000, max_instalment_ratio: '30.0000' },
} as const;
const grades = Object.keys(terms) as RiskGrade[];
const bands = [
  { key: 'A', income_from: 3_000_000, income_to: middle - 1 },
  { key: 'B', income_from: middle, income_to: null },
] as const;

const tierCode = (line: BusinessLine, program: Program, grade: RiskGrade, band: string) =>
  `${line}_${program}_${grade.slice(0, 3)}_${band}`;

function rowOf(line: BusinessLine, program: Program, grade: RiskGrade, { key, ...income }: (typeof bands)[number]) {
  const code = tierCode(line, program, grade, key);
  return {
    id: seedId(tiers.module, code),
    code,
    name: `${line} ${program} ${grade} ${key}`,
    business_line: line,
    program_type_id: programTypeId(program),
    database_type_id: null,
    risk_grade: grade,
    ...income,
    contracts_from: 0,
    contracts_to: null,
    employee_grade_from: null,
    employee_grade_to: null,
    plafond_min: 1_000_000,
    ...terms[grade],
    max_tenor: 36,
  };
}

const active = [
  ...(['SPEKTRA', 'NMC', 'UFI'] as const).flatMap((line) => [[line, 'REG'] as const, [line, 'KRY'] as const]),
  ['SPEKTRA', 'SYR'] as const,
].flatMap(([line, program]) => grades.flatMap((grade) => bands.map((band) => rowOf(line, program, grade, band))));
const ended = rowOf('NMC', 'SYR', 'LOW', bands[0]);
const waiting = bands.map((band) => rowOf('SPEKTRA', 'MITRA', 'LOW', band));

/** 42 tiers in force, one that ended, and two that await approval (docs/model/membership.md#tiers). */
export const seed: Seed = {
  name: tiers.module,
  async run(tx, { date, dataKey }) {
    const day = (days: number) => new Date(date.getTime() + days * dayMs).toISOString().slice(0, 10);
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date };
    const maker = await tx
      .selectFrom('app_user_view')
      .select(['id', 'username', 'name'])
      .where('username', '=', 'HOBIS02')
      .executeTakeFirst();
    const starts = { approval: 'APPROVED', effective_from: day(-300), effective_to: null } as const;
    await tx
      .insertInto('plafond_tier')
      .values([
        ...active.map((row) => ({ ...row, ...frame, ...starts })),
        { ...ended, ...frame, approval: 'APPROVED', effective_from: day(-700), effective_to: day(-301) },
        ...(maker ? waiting : []).map((row) => ({
          ...row,
          ...frame,
          created_by: 'HOBIS02',
          updated_by: 'HOBIS02',
          approval: 'PENDING' as const,
          effective_from: day(14),
          effective_to: null,
        })),
      ])
      .execute();
    if (!maker) return;
    for (const row of waiting) {
      await addSeedChange(tx, {
        id: seedId(tiers.module, `${row.code}:waiting`),
        module: tiers.module,
        privilege: tiers.privilege,
        action: 'create',
        record_id: row.id,
        record_label: `${row.code} ${row.name}`,
        base_version: 1,
        changes: JSON.stringify([{ field: 'code', before: null, after: row.code }]),
        values_protected: protectedText(dataKey).encrypt(JSON.stringify(wireOf(row, day(14)))),
        editors: [maker.username],
        maker_id: maker.id,
        maker: maker.username,
        maker_name: maker.name,
        reason: 'Plafond mitra usaha mulai bulan depan',
        decided_by: null,
        decided_at: null,
        note: null,
        claimed_by: null,
        claimed_until: null,
        made_at: new Date(date.getTime() - dayMs),
        expires_at: new Date(date.getTime() + 29 * dayMs),
      });
    }
  },
};

/** The values of a tier as a person sends them. */
const wireOf = (row: ReturnType<typeof rowOf>, effectiveFrom: string) => ({
  code: row.code,
  name: row.name,
  businessLine: row.business_line,
  programTypeId: row.program_type_id,
  databaseTypeId: null,
  riskGrade: row.risk_grade,
  incomeFrom: row.income_from,
  incomeTo: row.income_to,
  contractsFrom: 0,
  contractsTo: null,
  employeeGradeFrom: null,
  employeeGradeTo: null,
  plafondMin: row.plafond_min,
  plafondMax: row.plafond_max,
  incomeMultiplier: row.income_multiplier,
  maxInstalmentRatio: row.max_instalment_ratio,
  maxTenor: row.max_tenor,
  effectiveFrom,
  effectiveTo: null,
});
