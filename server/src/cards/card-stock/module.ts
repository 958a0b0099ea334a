import { countCalls } from '@console/contracts/cards/card-stock/count';
import { cardStock, stockCalls, type CardStock } from '@console/contracts/cards/card-stock/stock';
import { sql } from 'kysely';
import type { Context, Db, Tx } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { serve } from '../../platform/http/serve.ts';
import { selectionOf } from '../../records/resource/list-query.ts';
import { findRecords } from '../../records/resource/read.ts';
import { registerResource } from '../../records/operations/register.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { refuseReaders } from '../cards/damaged.ts';
import { cardsAtMras } from './at-mras.ts';
import { cardsAtOffices } from './at-offices.ts';
import { closeCount, countsOf, openCount, scanCard, stockOfOpen } from './counts.ts';
import { stockDefinition } from './definition.ts';
import { serveProposals } from './propose.ts';
import { scheduleReconcile } from './reconcile.ts';
import { officeStocks, safeCards, safeMovements, totalsOf } from './views.ts';
import { serveWriteOffs } from './write-offs.ts';

/** Stock of all offices, with counts and write-offs (docs/model/cards.md#stock). */
export const cardStockModule: Module = (app) => {
  const { services } = app;
  const registered = registerResource(app, cardStock, stockDefinition);
  registerUse(app, {
    of: 'mra',
    by: cardStock,
    count: cardsAtMras,
    filter: (mraId) => ({ officeKind: 'MRA', mraId }),
  });
  for (const of of ['branch', 'master-branch-nmc', 'master-branch-ufi'])
    registerUse(app, {
      of,
      by: cardStock,
      count: cardsAtOffices,
      filter: (branchId) => ({ officeKind: 'BRANCH', branchId }),
    });
  const stockOf = async (db: Db | Tx, id: string, { caller }: Pick<Context, 'caller'>): Promise<CardStock> => {
    const [row] = await findRecords(db, registered, [id], caller.scope, { of: 'detail', caller });
    if (!row) throw notFound();
    return row as unknown as CardStock;
  };
  const named = (
    context: { readonly parameters: Readonly<Record<string, string>>; readonly db: Db } & Pick<Context, 'caller'>,
  ) => stockOf(context.db, context.parameters['secureId'] ?? '', context);

  serve(app, stockCalls.totals, ({ db, caller, query }) =>
    totalsOf(db, registered, selectionOf(cardStock, query), caller.scope, services.now()),
  );
  serve(app, stockCalls.map, ({ db, caller, query }) =>
    officeStocks(db, caller.scope, sql`t.card_type_id = ${query.cardTypeId}`),
  );
  serve(app, stockCalls.cards, async (context) =>
    safeCards(context.db, await named(context), context.query, services.now()),
  );
  serve(app, stockCalls.movements, async (context) => safeMovements(context.db, await named(context), services.now()));
  serve(app, stockCalls.branches, async (context) => {
    const { officeId, officeKind, cardTypeId } = await named(context);
    if (officeKind !== 'MRA') throw notFound();
    return officeStocks(
      context.db,
      context.caller.scope,
      sql`mro.mra_id = ${officeId} and t.card_type_id = ${cardTypeId}`,
    );
  });

  serve(app, countCalls.list, async (context) => countsOf(context.db, (await named(context)).secureId));
  serve(app, countCalls.open, (context) =>
    services.db.transaction().execute(async (tx) => {
      refuseReaders(context.caller);
      const sheet = await openCount(tx, await stockOf(tx, context.body.stockId, context), context, services.now());
      await context.remember(tx, sheet);
      return sheet;
    }),
  );
  serve(app, countCalls.scan, (context) =>
    services.db.transaction().execute(async (tx) => {
      const { caller, body } = context;
      await stockOf(tx, (await stockOfOpen(tx, body.secureId)).stockId, context);
      return scanCard(tx, body.secureId, body.cardNo, caller.username, services.now());
    }),
  );
  serve(app, countCalls.close, (context) =>
    services.db.transaction().execute(async (tx) => {
      const { stockId, version } = await stockOfOpen(tx, context.body.secureId);
      await stockOf(tx, stockId, context);
      requireVersion({ id: stockId, version }, context.body.version, cardStock);
      return closeCount(tx, context.body.secureId, context, services.now());
    }),
  );

  serveProposals(app);
  serveWriteOffs(app, stockOf);
  scheduleReconcile(app);
};
