import {
  generatedInCall,
  generationCalls,
  type GenerationRun,
} from '@console/contracts/cards/card-generator/generation';
import { customerCalls } from '@console/contracts/cards/card-generator/customers';
import { generatorPrivilege as privilege } from '@console/contracts/cards/card-generator/sequences';
import { randomUUID } from 'node:crypto';
import { actorOf } from '../../../platform/audit/actor.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import type { Application } from '../../../platform/http/application.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { serve } from '../../../platform/http/serve.ts';
import { Leases } from '../../../platform/jobs/leases.ts';
import { workOn, type JobKind } from '../../../platform/jobs/worker.ts';
import { guardHeadOffice } from '../../masters/head-office.ts';
import { notifyReplaced } from '../../replace-card-number/notify.ts';
import { planCustomers } from './customers/plan.ts';
import { customerView } from './customers/view.ts';
import type { Generated } from './generate.ts';
import { modes, type Mode } from './modes.ts';
import { partView, planGeneration } from './plan.ts';
import type { StoredRun } from './table.ts';
import { views } from './run-view.ts';

const leases = new Leases<StoredRun>('card_generation_run', ['QUEUED', 'RUNNING']);

const finish = (tx: Tx, id: string, { issuanceIds, quantity, refused }: Generated, now: Date) =>
  tx
    .updateTable('card_generation_run')
    .set({
      state: 'DONE',
      issuance_ids: [...issuanceIds],
      quantity,
      refused: JSON.stringify(refused),
      ended_at: now,
      worker: null,
      heartbeat_at: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Notifies the members whose numbers the run replaced. */
async function notifyReplacedMembers({ services }: Application, { mode, issuance_ids: ids }: StoredRun): Promise<void> {
  if (mode !== 'CUSTOMER' || ids.length === 0) return;
  const replaced = await services.db
    .selectFrom('card_replacement as r')
    .innerJoin('card as c', 'c.id', 'r.new_card_id')
    .select('r.id')
    .where('c.issuance_id', 'in', ids)
    .execute();
  await notifyReplaced(
    services,
    replaced.map(({ id }) => id),
  );
}

/** Background job for runs that are too large for a call. A failed run creates nothing and releases its documents. */
const generations = (app: Application): JobKind<StoredRun> => ({
  name: 'card-generate',
  leases,
  atOnce: 1,
  async run(job, control) {
    const { db, now } = app.services;
    await db.updateTable('card_generation_run').set({ state: 'RUNNING' }).where('id', '=', job.id).execute();
    const done = await db.transaction().execute(async (tx) => {
      const run = await control.beat(tx);
      return finish(tx, run.id, await modes[run.mode].generate(tx, run, now()), now());
    });
    await notifyReplacedMembers(app, done);
  },
  async fail(job, error) {
    const { db, now } = app.services;
    const fault =
      error instanceof Refusal
        ? { code: error.code, parameters: error.details.parameters }
        : { code: 'GENERATION_FAILED' };
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('card_generation_run')
        .set({ state: 'FAILED', error: JSON.stringify(fault), ended_at: now() })
        .where('id', '=', job.id)
        .execute();
      await modes[job.mode].release(tx, job.id);
    });
  },
});

/** Stores a run and claims its documents for it. */
async function storeRun<Wanted extends StoredRun['wanted']>(
  tx: Tx,
  context: Context<unknown, Wanted>,
  name: StoredRun['mode'],
  { take }: Mode<Wanted>,
  now: Date,
): Promise<StoredRun> {
  const { body } = context;
  const id = randomUUID();
  const { quantity, mark } = await take(tx, body, now);
  const run = await tx
    .insertInto('card_generation_run')
    .values({
      id,
      mode: name,
      quantity,
      wanted: JSON.stringify(body),
      actor: JSON.stringify(actorOf(context)),
      error: null,
      worker: null,
      heartbeat_at: null,
      created_at: now,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await mark(id);
  return run;
}

/** Serves preview, start and status of card generation. */
export function serveGeneration(app: Application): void {
  const { db, now } = app.services;
  const worker = workOn(app, generations(app));
  serve(app, generationCalls.previewBranch, ({ body, caller }) => {
    guardHeadOffice(caller, privilege, 'create');
    return db.transaction().execute(async (tx) => {
      const issuances = (await planGeneration(tx, body, app.services.now())).map((part) =>
        partView(part, body.vendorCode, body.rule),
      );
      return { quantity: issuances.reduce((sum, { quantity }) => sum + quantity, 0), issuances };
    });
  });
  serve(app, customerCalls.previewCustomer, ({ body, caller, language }) => {
    guardHeadOffice(caller, privilege, 'create');
    return db
      .transaction()
      .execute(async (tx) =>
        customerView(app, await planCustomers(tx, body, app.services.now()), body.vendorCode, language),
      );
  });
  /**
   * Up to a thousand cards are created in the call, more in a background job. A repeated call returns the first run.
   */
  const start = async <Name extends StoredRun['mode']>(
    context: Context<unknown, Parameters<(typeof modes)[Name]['take']>[1]>,
    name: Name,
  ): Promise<GenerationRun> => {
    guardHeadOffice(context.caller, privilege, 'create');
    const mode = modes[name] as Mode<typeof context.body>;
    const answer = await db.transaction().execute(async (tx) => {
      const run = await storeRun(tx, context, name, mode, now());
      const state =
        run.quantity > generatedInCall ? run : await finish(tx, run.id, await mode.generate(tx, run, now()), now());
      const [view] = await views(app, tx, [state], context.language);
      await context.remember(tx, view);
      return { state, view: view! };
    });
    if (answer.view.state === 'QUEUED') void worker.start(answer.view.secureId);
    else void notifyReplacedMembers(app, answer.state);
    return answer.view;
  };
  serve(app, generationCalls.generateBranch, (context) => start(context, 'BRANCH'));
  serve(app, customerCalls.generateCustomer, (context) => start(context, 'CUSTOMER'));
  serve(app, generationCalls.runs, async ({ caller, language }) =>
    caller.scope.type === 'all'
      ? views(
          app,
          db,
          await db.selectFrom('card_generation_run').selectAll().orderBy('run_no', 'desc').limit(10).execute(),
          language,
        )
      : [],
  );
  serve(app, generationCalls.run, async ({ caller, language, parameters: { secureId = '' } }) => {
    const run =
      isUuid(secureId) && caller.scope.type === 'all'
        ? await db.selectFrom('card_generation_run').selectAll().where('id', '=', secureId).executeTakeFirst()
        : undefined;
    if (!run) throw notFound();
    const [view] = await views(app, db, [run], language);
    return view!;
  });
}
