import { tierCalls, tiers } from '@console/contracts/membership/tiering-plafond';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { define } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { limitOf } from './compute.ts';
import { applicantNumbered } from './applicant.ts';
import { impactOf } from './impact.ts';

/** Whether tiers of another key have the code: versions of one tier share it. */
async function takenCode(
  tx: Tx,
  { code, businessLine, programTypeId, databaseTypeId, riskGrade }: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { rows } = await sql`select from plafond_tier t where lower(t.code) = lower(${code}) and t.deleted_at is null
    and t.approval <> 'REJECTED' and (t.business_line, t.program_type_id, t.risk_grade)
      is distinct from (${businessLine}, ${programTypeId}::uuid, ${riskGrade})
      or lower(t.code) = lower(${code}) and t.deleted_at is null and t.approval <> 'REJECTED'
        and t.database_type_id is distinct from ${databaseTypeId}::uuid limit 1`.execute(tx);
  return rows.length > 0;
}

const definition = define(tiers, {
  table: 'plafond_tier',
  async beforeSave(tx, { values }) {
    const program = await tx
      .selectFrom('program_type')
      .select(['audience', 'max_tenor'])
      .where('id', '=', values.programTypeId)
      .executeTakeFirst();
    const maximum = program?.max_tenor ?? 0;
    return [
      ...((await takenCode(tx, values)) ? [{ field: 'code', code: 'DUPLICATE' }] : []),
      ...(values.employeeGradeFrom !== null && program?.audience !== 'EMPLOYEE'
        ? [{ field: 'employeeGradeFrom', code: 'NOT_EMPLOYEE_PROGRAM' }]
        : []),
      ...(values.maxTenor > maximum
        ? [{ field: 'maxTenor', code: 'TENOR_ABOVE_PROGRAM', parameters: { maximum } }]
        : []),
    ];
  },
});

/** Tiers of credit limits (docs/model/membership.md#tiers). */
export const tieringPlafondModule: Module = (app) => {
  registerResource(app, tiers, definition);
  const { now } = app.services;
  serve(app, tierCalls.simulate, async ({ db, caller, body }) => {
    const { businessLine, memberNo, values } = body;
    if (memberNo === undefined && !values) throw invalid({ field: 'memberNo', code: 'REQUIRED' });
    if (memberNo !== undefined && values) throw invalid({ field: 'memberNo', code: 'MEMBER_OR_VALUES' });
    const applicant = memberNo === undefined ? values! : await applicantNumbered(db, memberNo, caller.scope);
    if (!applicant) throw invalid({ field: 'memberNo', code: 'NOT_FOUND' });
    return limitOf(db, businessLine, applicant, jakartaDay(now()));
  });
  serve(app, tierCalls.impact, async ({ db, parameters }) => {
    const { secureId } = parameters as { readonly secureId?: string };
    if (!secureId) throw notFound();
    return impactOf(db, secureId, jakartaDay(now()));
  });
};
