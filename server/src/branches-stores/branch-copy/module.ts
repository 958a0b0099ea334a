import {
  branchCopies,
  copyCalls,
  copyPageSize as size,
  copyStates,
} from '@console/contracts/branches-stores/branch/copies';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { batchPageSize } from '@console/contracts/platform/approvals';
import { isOfOffice } from '@console/contracts/core/page-needs';
import type { Db } from '../../platform/context.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { byCall, byTickedCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { seenWarnings } from '../../records/changes/warnings.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { tablesOf } from '../simulation/tables.ts';
import { copyDefinition } from './definition.ts';
import { inWords } from './in-words.ts';
import { isWritten } from './plan.ts';
import { planFor, proposeCopy } from './propose.ts';
import { copyRows, decidedRows } from './rows.ts';
import { whenBranchCreated } from '../branch/created.ts';
import { proposeWithBranch } from './with-branch.ts';

const waits = copyStates.find(({ value }) => value === 'WAITING')!.title;
const countOf = <T>(rows: readonly T[], is: (row: T) => boolean): number => rows.filter(is).length;

const keptOf = (db: Db, id: string) =>
  db
    .selectFrom('branch_copy')
    .select(['planned', 'state', 'warnings', 'acknowledged', 'seen'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The warnings of copies, by the ids of those that have any. */
async function warningsAmong(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db.selectFrom('branch_copy').select(['id', 'warnings']).where('id', 'in', ids).execute();
  return new Map(rows.flatMap(({ id, warnings }) => (warnings.length > 0 ? [[id, warnings] as const] : [])));
}

function serveCopies(app: Application, line: BusinessLine): void {
  const calls = copyCalls[line];
  const resourceOf = (table: string) => resourcesOf(app).get(table.replaceAll('_', '-'))!;
  const registered = { rates: resourceOf(tablesOf[line].rates), fees: resourceOf(tablesOf[line].fees) };
  const copies = registerResource(app, branchCopies[line], copyDefinition(app, line, registered) as never);
  const all = { ...registered, copies };
  const pageOf = <T>(rows: readonly T[], page: number): readonly T[] => rows.slice((page - 1) * size, page * size);
  serve(app, calls.preview, async ({ db, caller, body: { page = 1, ...copying } }) => {
    const today = jakartaDay(app.services.now());
    const planned = await planFor(db, line, registered, copying, { caller, today });
    return {
      rows: await copyRows(app, db, line, pageOf(planned, page), planned),
      total: planned.length,
      page,
      size,
      written: countOf(planned, isWritten),
      same: countOf(planned, ({ effect }) => effect === 'SAME'),
      refused: countOf(planned, ({ effect }) => effect === 'REFUSED'),
    };
  });
  whenBranchCreated(app).push(async (tx, created) => {
    if (created.line === line) await proposeWithBranch(app, tx, all, created);
  });
  serve(app, calls.create, (context) => proposeCopy(app, line, all, context));
  serve(app, calls.rows, async ({ db, caller, parameters: { secureId = '' }, query: { page = 1 } }) => {
    const [copy] = await findRecords(db, copies, [secureId], caller.scope, { of: 'detail', caller });
    if (!copy) throw notFound();
    const { planned, state, seen, ...stored } = await keptOf(db, copy.secureId);
    const isWaiting = state === 'WAITING';
    const warnings = isWaiting ? stored.warnings : stored.acknowledged;
    return {
      rows: isWaiting
        ? await copyRows(app, db, line, pageOf(planned, page), planned)
        : pageOf(await decidedRows(db, line, planned, seen), page),
      total: planned.length,
      page,
      size,
      warnings: seenWarnings(app.errors, warnings, caller),
    };
  });
  registerApprovals(
    app,
    waitingDocuments(app, copies, {
      states: ['WAITING'],
      since: 'created_at',
      step: () => waits,
      decisions: { approve: byTickedCall(calls.approve), reject: byCall(calls.reject) },
      rows: async ({ db, language }, { id }, page) => {
        const { planned } = await keptOf(db, id);
        const written = planned.filter(isWritten);
        const of = written.slice((page - 1) * batchPageSize, page * batchPageSize);
        const rows = (await copyRows(app, db, line, of, planned)).map((row) => inWords(row, language));
        return { rows, total: written.length, page, size: batchPageSize };
      },
      warnings: warningsAmong,
      adminOnly: async (db, ids) =>
        new Map([...(await warningsAmong(db, ids)).keys()].map((id) => [id, 'RATE_NEEDS_ADMIN'])),
      appliesTo: (caller) => isOfOffice('above-branch', caller),
    }),
  );
}

/** Copies of rates and fees between branches (docs/model/branches-stores.md#copies-of-rates-and-fees). */
export const branchCopyModule: Module = (app) => {
  for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) serveCopies(app, line);
};
