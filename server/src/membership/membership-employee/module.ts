import { employeeCalls as calls, employees } from '@console/contracts/membership/membership-employee';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerActs } from '../../records/acts/register.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import { employeeDefinition } from './definition.ts';
import { linkPerformers } from './link.ts';

/** Employees and the members that they are (docs/model/membership.md#employees). */
export const membershipEmployeeModule: Module = async (app) => {
  const { db, now } = app.services;
  const texts = await protectionOf(app.services);
  const registered = registerResource(app, employees, employeeDefinition(texts, now));
  registerActs(app, employees, registered, linkPerformers(registered, texts, now) as never);
  serve(app, calls.member, async ({ parameters: { secureId = '' }, caller }) => {
    const [row] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!row) throw notFound();
    const { rows } = await sql<never>`
      select m.member_no as "memberNo", m.name, m.status, b.office_code || ' ' || b.name as branch, p.name as program,
        coalesce((select jsonb_agg(jsonb_build_object('line', l.business_line, 'total', l.total, 'used', l.used,
          'available', l.available) order by l.business_line) from member_plafond l where l.member_id = m.id), '[]')
          as plafonds
      from employee e join member m on m.id = e.member_id join branch_view b on b.id = m.branch_id
        join program_type p on p.id = m.program_type_id where e.id = ${row.secureId}`.execute(db);
    return rows[0] ?? null;
  });
};
