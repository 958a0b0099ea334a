import { generatedInCall, generationCalls, type GenerationRun, type WantedGeneration } from '@console/contracts/cards/card-generator/generation';
import { generatorPrivilege as privilege } from '@console/contracts/cards/card-generator/sequences';
import { randomUUID } from 'node:crypto';
import type { Language } from '@console/contracts/text';
import { actorOf } from '../../../platform/audit/actor.ts';
import type { Context, Db, Tx } from '../../../platform/context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import type { Application } from '../../../platform/http/application.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { serve } from '../../../platform/http/serve.ts';
import { Leases } from '../../../platform/jobs/leases.ts';
import { workOn, type JobKind } from '../../../platform/jobs/worker.ts';
import { guardHeadOffice } from '../../masters/head-office.ts';
import { generate } from './generate.ts';
import { partView, planGeneration } from './plan.ts';
import type { StoredRun } from './table.ts';

const leases = new Leases<StoredRun>('card_generation_run', ['QUEUED', 'RUNNING']);

async function views(app: Application, db: Db | Tx, runs: readonly StoredRun[], language: Language): Promise<GenerationRun[]> {
  const ids = runs.flatMap(({ issuance_ids }) => issuance_ids);
  const issuances = ids.length > 0 ? await db.selectFrom('card_issuance').select(['id as secureId', 'issuance_no as issuanceNo']).where('id', 'in', ids).orderBy('issuance_no').execute() : [];
  return runs.map((run) => ({
    secureId: run.id, runNo: run.run_no, mode: run.mode, quantity: run.quantity, state: run.state, issuances: issuances.filter(({ secureId }) => run.issuance_ids.includes(secureId)),
    error: run.error && app.errors.text(run.error.code, language, run.error.parameters), startedBy: run.actor.username, startedAt: run.created_at, endedAt: run.ended_at,
  }));
}

const finish = (tx: Tx, id: string, issuanceIds: readonly string[], now: Date) =>
  tx.updateTable('card_generation_run').set({ state: 'DONE', issuance_ids: [...issuanceIds], ended_at: now, worker: null, heartbeat_at: null }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Generations of more cards than a call waits for. A failed one leaves nothing behind and its allotments to the next. */
const generations = (app: Application): JobKind<StoredRun> => ({
  name: 'card-generate',
  leases,
  atOnce: 1,
  async run(job, control) {
    const { db, now } = app.services;
    await db.updateTable('card_generation_run').set({ state: 'RUNNING' }).where('id', '=', job.id).execute();
    await db.transaction().execute(async (tx) => {
      const run = await control.beat(tx);
      await finish(tx, run.id, await generate(tx, run, now()), now());
    });
  },
  async fail(job, error) {
    const { db, now } = app.services;
    const fault = error instanceof Refusal ? { code: error.code, parameters: error.details.parameters } : { code: 'GENERATION_FAILED' };
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('card_generation_run').set({ state: 'FAILED', error: JSON.stringify(fault), ended_at: now() }).where('id', '=', job.id).execute();
      await tx.updateTable('card_allotment').set({ run_id: null }).where('run_id', '=', job.id).execute();
    });
  },
});

async function begin(tx: Tx, context: Context<unknown, WantedGeneration>, now: Date): Promise<StoredRun> {
  const { body } = context;
  // Whoever comes second finds them taken.
  await tx.selectFrom('card_allotment').select('id').where('id', 'in', body.allotmentIds).orderBy('id').forUpdate().execute();
  const parts = await planGeneration(tx, body);
  const quantity = parts.reduce((sum, { allotments }) => sum + allotments.reduce((own, each) => own + each.quantity, 0), 0);
  const run = await tx.insertInto('card_generation_run').values({ id: randomUUID(), mode: 'BRANCH', quantity, wanted: JSON.stringify(body), actor: JSON.stringify(actorOf(context)), error: null, worker: null, heartbeat_at: null, created_at: now, ended_at: null })
    .returningAll().executeTakeFirstOrThrow();
  await tx.updateTable('card_allotment').set({ run_id: run.id }).where('id', 'in', body.allotmentIds).execute();
  return run;
}

/** Generating stock cards: what it would be, doing it, and what became of it. */
export function serveGeneration(app: Application): void {
  const { db, now } = app.services;
  const worker = workOn(app, generations(app));
  serve(app, generationCalls.previewBranch, ({ body, caller }) => {
    guardHeadOffice(caller, privilege, 'create');
    return db.transaction().execute(async (tx) => {
      const issuances = (await planGeneration(tx, body)).map((part) => partView(part, body.vendorCode, body.rule));
      return { quantity: issuances.reduce((sum, { quantity }) => sum + quantity, 0), issuances };
    });
  });
  serve(app, generationCalls.generateBranch, async (context) => {
    guardHeadOffice(context.caller, privilege, 'create');
    const { language } = context;
    const answer = await db.transaction().execute(async (tx) => {
      const run = await begin(tx, context, now());
      const state = run.quantity > generatedInCall ? run : await finish(tx, run.id, await generate(tx, run, now()), now());
      const [view] = await views(app, tx, [state], language);
      await context.remember(tx, view);
      return view!;
    });
    if (answer.state === 'QUEUED') void worker.start(answer.secureId);
    return answer;
  });
  serve(app, generationCalls.runs, async ({ caller, language }) => (caller.scope.type === 'all' ? views(app, db, await db.selectFrom('card_generation_run').selectAll().orderBy('run_no', 'desc').limit(10).execute(), language) : []));
  serve(app, generationCalls.run, async ({ caller, language, parameters: { secureId = '' } }) => {
    const run = isUuid(secureId) && caller.scope.type === 'all' ? await db.selectFrom('card_generation_run').selectAll().where('id', '=', secureId).executeTakeFirst() : undefined;
    if (!run) throw notFound();
    const [view] = await views(app, db, [run], language);
    return view!;
  });
}
