import {
  branchCopies,
  copyCalls,
  copyPageSize as size,
  copyStates,
} from '@console/contracts/branches-stores/branch/copies';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { isOfOffice } from '@console/contracts/core/page-needs';
import type { Application, Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { tablesOf } from '../simulation/tables.ts';
import { copyDecisions } from './decide.ts';
import { copyDefinition } from './definition.ts';
import { isWritten } from './plan.ts';
import { planFor, proposeCopy } from './propose.ts';
import { copyRows } from './rows.ts';

const waits = copyStates.find(({ value }) => value === 'WAITING')!.title;
const countOf = <T>(rows: readonly T[], is: (row: T) => boolean): number => rows.filter(is).length;

function serveCopies(app: Application, line: BusinessLine): void {
  const calls = copyCalls[line];
  const copies = registerResource(app, branchCopies[line], copyDefinition(line) as never);
  const resourceOf = (table: string) => resourcesOf(app).get(table.replaceAll('_', '-'))!;
  const registered = { rates: resourceOf(tablesOf[line].rates), fees: resourceOf(tablesOf[line].fees) };
  const all = { ...registered, copies };
  const pageOf = <T>(rows: readonly T[], page: number): readonly T[] => rows.slice((page - 1) * size, page * size);
  serve(app, calls.preview, async ({ db, caller, body: { page = 1, ...copying } }) => {
    const today = jakartaDay(app.services.now());
    const planned = await planFor(db, line, registered, copying, { caller, today });
    return {
      rows: await copyRows(app, db, line, pageOf(planned, page)),
      total: planned.length,
      page,
      size,
      written: countOf(planned, isWritten),
      same: countOf(planned, ({ effect }) => effect === 'SAME'),
      refused: countOf(planned, ({ effect }) => effect === 'REFUSED'),
    };
  });
  serve(app, calls.create, (context) => proposeCopy(app, line, all, context));
  serve(app, calls.rows, async ({ db, caller, parameters: { secureId = '' }, query: { page = 1 } }) => {
    const [copy] = await findRecords(db, copies, [secureId], caller.scope, { of: 'detail', caller });
    if (!copy) throw notFound();
    const { planned } = await db
      .selectFrom('branch_copy')
      .select('planned')
      .where('id', '=', copy.secureId)
      .executeTakeFirstOrThrow();
    return { rows: await copyRows(app, db, line, pageOf(planned, page)), total: planned.length, page, size };
  });
  const decisions = copyDecisions(app, line, all);
  serve(app, calls.approve, decisions.approve);
  serve(app, calls.reject, decisions.reject);
  serve(app, calls.withdraw, decisions.withdraw);
  registerApprovals(
    app,
    waitingDocuments(app, copies, {
      states: ['WAITING'],
      since: 'created_at',
      step: () => waits,
      decisions: { approve: byCall(calls.approve), reject: byCall(calls.reject) },
      appliesTo: (caller) => isOfOffice('above-branch', caller),
    }),
  );
}

/** Copies of rates and fees between branches (docs/model/branches-stores.md#copies-of-rates-and-fees). */
export const branchCopyModule: Module = (app) => {
  for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) serveCopies(app, line);
};
