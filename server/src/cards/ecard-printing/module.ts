import { ecardCalls, printRequests } from '@console/contracts/cards/ecard-printing';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerResource } from '../../records/operations/register.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { fromVendor, homePlanOf } from '../card-issuance/deliveries/home-ready.ts';
import { offered } from '../card-issuance/deliveries/member-plan.ts';
import { dispatchHome } from '../card-issuance/deliveries/to-members.ts';
import { visibleIssuances } from '../card-issuance/definitions/issuances.ts';
import { audit, actionContext, guardHeadOffice, guardVendor } from '../card-issuance/work.ts';
import { cardNoOf } from '../card-no.ts';
import { visibleCards } from '../scope.ts';
import { rejectRequest, withdrawRequest } from './acts.ts';
import { printRequestDefinition } from './definition.ts';
import { payRequest } from './pay.ts';
import { requestPrinting } from './request.ts';
import { selectForPrinting } from './select.ts';

/** Plastic for e-cards, with the same number (docs/model/cards.md#e-card-printing). */
export const ecardPrintingModule: Module = async (app) => {
  const texts = await protectionOf(app.services);
  const requests: RegisteredResource = registerResource(app, printRequests, printRequestDefinition);
  const work = { app };
  /** Printed e-cards of all print orders in the caller's scope. */
  const printed = (context: { readonly caller: { readonly scope: Parameters<typeof visibleIssuances>[0] } }) =>
    sql`i.mode = 'ECARD' and ${visibleIssuances(context.caller.scope, sql`i.id`, sql`i.print_vendor_code`)}`;
  /** Creates a request for a card in the caller's scope. */
  const ask = (context: Context<unknown, { readonly isPaid: boolean }>, card: RawBuilder<unknown>) =>
    context.db.transaction().execute(async (tx) => {
      const {
        rows: [found],
      } = await sql<{
        id: string;
      }>`select c.id from card c where ${card} and ${visibleCards(context.caller.scope, 'c')}`.execute(tx);
      if (!found) throw notFound();
      const action = await actionContext(tx, work, context);
      // Only head office may set the fee as paid, here and by `pay`.
      if (context.body.isPaid) guardHeadOffice(action.actor, 'pay');
      const created = await requestPrinting(tx, {
        cardId: found.id,
        isPaid: context.body.isPaid,
        ...action,
      });
      await audit(tx, context, {
        action: 'REQUEST',
        entityType: 'ecard-printing',
        entityId: created.secureId,
        entityLabel: created.requestNo,
      });
      await context.remember(tx, created);
      return created;
    });
  serve(app, ecardCalls.request, (context) => ask(context, sql`c.id = ${context.body.cardId}`));
  serve(app, ecardCalls.submit, (context) => ask(context, sql`c.card_no = ${cardNoOf(context.body.cardNo, 'cardNo')}`));
  serve(app, ecardCalls.pay, (context) => payRequest(work, requests, context));
  serve(app, ecardCalls.select, (context) => selectForPrinting(work, requests, texts, context));
  serve(app, ecardCalls.deliverPlan, async (context) => {
    const { cards, total } = await homePlanOf(context.db, texts, sql`${printed(context)} and ${fromVendor}`);
    return { origin: 'VENDOR' as const, rows: cards.map((card) => offered(card, context.caller)), total };
  });
  serve(app, ecardCalls.dispatch, (context) =>
    context.db.transaction().execute(async (tx) => {
      const action = await actionContext(tx, work, context);
      guardVendor(action.actor, 'dispatch');
      const deliveries = await dispatchHome(
        tx,
        texts,
        context,
        action,
        { origin: 'VENDOR', ...context.body },
        printed(context),
      );
      for (const { secureId, deliveryNo, sent } of deliveries)
        await audit(tx, context, {
          action: 'DISPATCH',
          entityType: 'card-issuance-delivery',
          entityId: secureId,
          entityLabel: deliveryNo,
          recordCount: sent,
        });
      await context.remember(tx, { deliveries });
      return { deliveries };
    }),
  );
  serve(app, ecardCalls.reject, (context) => rejectRequest(work, requests, context));
  serve(app, ecardCalls.withdraw, (context) => withdrawRequest(work, requests, context));
};
