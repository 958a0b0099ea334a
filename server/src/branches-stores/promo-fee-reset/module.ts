import { promoFees } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import {
  promoFeeResets,
  resetCalls as calls,
  resetPageSize as size,
  resetStates,
  type PromoFeeReset,
} from '@console/contracts/branches-stores/promo-fee/reset';
import { batchPageSize } from '@console/contracts/platform/approvals';
import { isOfOffice } from '@console/contracts/core/page-needs';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { resetDefinition } from './definition.ts';
import { proposeReset } from './propose.ts';
import { inWords } from './in-words.ts';
import { decidedRows, resetRows } from './rows.ts';
import { campaignsOf, countOf, idsOf, requireScope } from './scope.ts';

const waits = resetStates.find(({ value }) => value === 'WAITING')!.title;

/** The promo fees of a reset, a page of them. */
async function idsOfReset(
  db: Context['db'],
  resetId: string,
  { size: count, page }: { readonly size: number; readonly page: number },
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const { rows } = await sql<{ id: string; total: number }>`
    select w.promo_fee_id as id, (count(*) over ())::int as total from promo_fee_reset_row w
    join promo_fee_nmc t on t.id = w.promo_fee_id join branch_view b on b.id = t.branch_id
    where w.reset_id = ${resetId} order by b.office_code, t.tenor_from, t.id
    limit ${count} offset ${(page - 1) * count}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** Resets of promo fees (docs/model/branches-stores.md#reset-of-promo-fees). */
export const promoFeeResetModule: Module = (app) => {
  const resets = registerResource(app, promoFeeResets, resetDefinition(app));
  const fees = resourcesOf(app).get(promoFees.module)!;
  const today = () => jakartaDay(app.services.now());
  serve(app, calls.campaigns, ({ db, caller: { scope }, query }) => campaignsOf(db, fees, scope, query));
  serve(app, calls.preview, async ({ db, caller: { scope }, body: { page = 1, ...of } }) => {
    requireScope(of);
    const counts = await countOf(db, fees, { scope, of, today: today() });
    const ids = await idsOf(db, fees, { scope, of }, { size, page });
    const rows = await resetRows(app, db, fees, ids, today());
    return { ...counts, rows, total: counts.runningCount + counts.scheduledCount, page, size };
  });
  serve(app, calls.create, (context) => proposeReset(app, { fees, resets }, context));
  serve(app, calls.rows, async ({ db, caller, parameters: { secureId = '' }, query: { page = 1 } }) => {
    const [reset] = await findRecords(db, resets, [secureId], caller.scope, { of: 'detail', caller });
    if (!reset) throw notFound();
    const { ids, total } = await idsOfReset(db, secureId, { size, page });
    const isWaiting = (reset as unknown as PromoFeeReset).state === 'WAITING';
    const rows = isWaiting
      ? await resetRows(app, db, fees, ids, today())
      : await decidedRows(app, db, fees, { resetId: secureId, ids, today: today() });
    return { rows, total, page, size };
  });
  registerApprovals(
    app,
    waitingDocuments(app, resets, {
      states: ['WAITING'],
      since: 'created_at',
      step: () => waits,
      decisions: { approve: byCall(calls.approve), reject: byCall(calls.reject) },
      rows: async ({ db, language }, { id }, page) => {
        const { ids, total } = await idsOfReset(db, id, { size: batchPageSize, page });
        const rows = await resetRows(app, db, fees, ids, today());
        return { rows: rows.map((row) => inWords(row, language)), total, page, size: batchPageSize };
      },
      page: ({ id }) => `/${promoFees.module}/reset?id=${id}`,
      appliesTo: (caller) => isOfOffice('above-branch', caller),
    }),
  );
};
