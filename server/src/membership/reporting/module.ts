import {
  memberReportCalls as calls,
  memberReporting,
  previewRows,
  reportNames,
  type MemberReportRow,
} from '@console/contracts/membership/reporting';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { download } from '../../records/downloads/request.ts';
import { reportSources, type ExportSource } from '../../records/downloads/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { memberReportFile } from './file.ts';
import { parametersOf } from './parameters.ts';
import { reportRows } from './rows.ts';

/** Reports of members (docs/model/membership.md#reports). */
export const memberReportingModule: Module = (app) => {
  const { services } = app;
  const registered = registerResource(app, memberReporting, {
    table: 'member',
    scope: (scope) => inBranches(scope, sql`t.branch_id`),
  });
  const files = new Map(
    reportNames.map((report) => [report, memberReportFile(registered, report) as unknown as ExportSource]),
  );
  for (const source of files.values()) reportSources(app).set(source.name, source);
  serve(app, calls.report, async ({ db, query, caller }) => {
    const parameters = parametersOf(query, caller.scope, services.now());
    const { rows } = await sql<MemberReportRow & { total: number }>`select r.*, count(*) over ()::int as total
      from (${reportRows(parameters)}) r limit ${previewRows}`.execute(db);
    const { report, from, to } = parameters;
    return { report, from, to, rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
  });
  serve(app, calls.file, (context) =>
    download(app, files.get(context.query.report ?? 'REGISTRATIONS')!, context as Context),
  );
};
