import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { memberChangeRules } from '@console/contracts/membership/member-change';
import {
  documentFields,
  identityDocuments,
  type IndicativeLimit,
  type Registration,
} from '@console/contracts/membership/registration';
import { sql } from 'kysely';
import { underQanun } from '../../branches-stores/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { yearsBetween } from '../member-change/checks.ts';
import { gradeAtStart } from '../risk-profile/assess.ts';
import { limitOf } from '../tiering-plafond/compute.ts';
import type { Place } from './places.ts';

type DocumentType = keyof typeof documentFields;

export interface Program {
  readonly id: string;
  readonly code: string;
  readonly audience: string;
  readonly lines: readonly BusinessLine[];
  readonly minAge: number;
  readonly maxAgeAtEnd: number;
  readonly maxTenor: number;
  readonly minIncome: number;
  readonly databaseTypeId: string | null;
  readonly documents: readonly DocumentType[];
  readonly verificationStep: string;
  readonly sharia: boolean;
}

/** A program that is open on the day. */
export async function programOf(db: Db | Tx, id: string, day: string): Promise<Program | undefined> {
  const { rows } = await sql<Program>`
    select id, code, audience, business_lines as lines, min_age as "minAge", max_age_at_end as "maxAgeAtEnd",
      max_tenor as "maxTenor", min_income as "minIncome", coalesce(default_database_type_id,
        (select id from database_type where code = 'NEW' and deleted_at is null)) as "databaseTypeId",
      required_documents as documents, verification_step as "verificationStep", sharia
    from program_type where id = ${id}::uuid and status = 'active' and deleted_at is null
      and ${day}::date between valid_from and coalesce(valid_until, 'infinity')`.execute(db);
  return rows[0];
}

/** The kinds of document that a member of the program has. */
export const documentsOf = ({ documents }: Program): DocumentType[] => [
  ...new Set<DocumentType>([...identityDocuments, ...documents]),
];

/** Programs that people join by themselves; employees and families are taken over by what makes them so. */
const openTo = new Set(['PUBLIC', 'PARTNER']);

/** What is wrong with the program for this person at this branch. */
export async function programFaults(
  db: Db | Tx,
  program: Program,
  { birthDate, monthlyIncome }: Pick<Registration, 'birthDate' | 'monthlyIncome'>,
  place: Place | undefined,
  now: Date,
): Promise<FieldError[]> {
  const { code } = program;
  const field = 'programTypeId';
  const age = yearsBetween(birthDate, jakartaDay(now));
  if (!openTo.has(program.audience)) return [{ field, code: 'PROGRAM_AUDIENCE', parameters: { code } }];
  const isOutside =
    age < program.minAge ||
    age + program.maxTenor / 12 > program.maxAgeAtEnd ||
    monthlyIncome < Number(program.minIncome);
  if (isOutside) return [{ field, code: 'PROGRAM_RULES', parameters: { code } }];
  if (program.sharia || !place?.branchId) return [];
  const { rows } = await sql<{
    qanun: boolean;
  }>`select ${underQanun(sql`${place.branchId}::uuid`, now)} as qanun`.execute(db);
  return rows[0]?.qanun ? [{ field, code: 'PROGRAM_NOT_FOR_BRANCH', parameters: { branch: place.branch ?? '-' } }] : [];
}

/** Documents of the program that are not there. */
export const documentFaults = (program: Program, values: Partial<Registration>): FieldError[] =>
  documentsOf(program)
    .map((type) => documentFields[type])
    .filter((field) => !values[field])
    .map((field) => ({ field, code: 'REQUIRED' }));

/** What each line of the program would allow a person whose photos are approved. */
export async function indicativeLimits(
  db: Db | Tx,
  program: Program,
  values: Pick<Registration, 'occupation' | 'monthlyIncome' | 'otherIncome' | 'monthlyExpense'>,
  now: Date,
): Promise<IndicativeLimit[]> {
  const { occupation, monthlyIncome, otherIncome, monthlyExpense } = values;
  const applicant = {
    programTypeId: program.id,
    databaseTypeId: program.databaseTypeId,
    riskGrade: gradeAtStart({ occupation, income: monthlyIncome }, now),
    monthlyIncome,
    otherIncome,
    monthlyExpense,
    contracts: 0,
    employeeGrade: null,
  };
  const limits: IndicativeLimit[] = [];
  for (const line of program.lines) {
    const { tier, amount, reason } = await limitOf(db, line, applicant, jakartaDay(now));
    limits.push({ line, tier: tier?.name ?? null, amount, reason });
  }
  return limits;
}

/** From some total on a member has a number of the tax office. */
export const npwpFaults = (limits: readonly IndicativeLimit[], npwp: string | null | undefined): FieldError[] => {
  const total = limits.reduce((sum, { amount }) => sum + amount, 0);
  const { npwpAbove } = memberChangeRules;
  return !npwp && total > npwpAbove
    ? [{ field: 'npwp', code: 'NPWP_REQUIRED', parameters: { amount: npwpAbove } }]
    : [];
};
