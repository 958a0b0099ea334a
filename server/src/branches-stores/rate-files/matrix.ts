import type { MatrixRow, RateTarget } from '@console/contracts/branches-stores/branch/rate-imports';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { pageOfRows } from '../../records/imports/checked-rows.ts';
import { findJob } from '../../records/imports/jobs.ts';
import { registryOf } from '../../records/imports/handler-registry.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { tablesOf } from '../simulation/tables.ts';
import { rate } from './effects.ts';
import { inTheWay, keyText } from './in-the-way.ts';
import { officesOf } from './offices.ts';
import { appliedTo } from './target.ts';

/** Offices of a page of the matrix. */
const size = 50;

/** The preview of a bulk import as offices × keys, with the rate that each takes the place of. */
export async function matrixPage(
  app: Application,
  line: BusinessLine,
  context: Context<{ readonly importId: string; readonly page?: number | undefined }>,
) {
  const { db, query, caller } = context;
  const job = await findJob(app.services, registryOf(app), query.importId, caller);
  const applied = appliedTo(job.target as unknown as RateTarget, line);
  const page = query.page ?? 1;
  const rows = await pageOfRows(db, job.id, { page, size });
  const codes = rows.map(({ values }) => (values['office_code'] as string | null) ?? '');
  const offices = await officesOf(db, line, codes, caller.scope);
  const meetings = await inTheWay(
    db,
    line,
    [...offices.values()].map(({ id }) => id),
    applied,
    jakartaDay(app.services.now()),
  );
  const groups = await groupCodes(
    db,
    line,
    applied.keys.flatMap(({ groupId }) => groupId ?? []),
  );
  return {
    rows: rows.map(({ row_no: rowNo, values, result }, at): MatrixRow => {
      const office = offices.get(codes[at] ?? '');
      return {
        rowNo,
        officeCode: codes[at] ?? '',
        officeName: office?.name ?? null,
        rateRegular: rate((values['rate_regular'] as string | null) ?? null),
        rateRepeat: rate((values['rate_ro'] as string | null) ?? null),
        result,
        cells: applied.keys.map((key) => {
          const before = office && meetings.get(keyText(office.id, key))?.[0];
          return {
            productGroup: key.groupId ? (groups.get(key.groupId) ?? '') : '*',
            band: `${key.from}-${key.to}`,
            before: before?.regular ?? null,
            beforeRepeat: before?.repeat ?? null,
          };
        }),
      };
    }),
    total: job.total_rows,
    page,
    size,
  };
}

async function groupCodes(db: Context['db'], line: BusinessLine, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; code: string }>`select id, group_code as code
    from ${sql.table(tablesOf[line].groups)} where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
