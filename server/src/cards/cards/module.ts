import { cardCalls, cards } from '@console/contracts/cards/cards';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { findRecords } from '../../records/resource/read.ts';
import { registerResource } from '../../records/operations/register.ts';
import { historyOf } from '../history/history.ts';
import { switchDamaged } from './damaged.ts';
import { cardDefinition } from './definition.ts';
import { scheduleExpiry } from './expire.ts';
import { freeCards } from './free.ts';
import { requestCancellation, requestExtension } from './requests.ts';

/** The register of cards (docs/model/cards.md#register-of-cards). */
export const cardsModule: Module = (app) => {
  const { services } = app;
  const registered = registerResource(app, cards, cardDefinition);
  serve(app, cardCalls.history, async ({ db, caller, parameters: { secureId = '' } }) => {
    const [card] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!card) throw notFound();
    return historyOf(app, db, caller, card.secureId);
  });
  scheduleExpiry(app);
  serve(app, cardCalls.free, ({ db, caller, query }) => freeCards(db, caller.scope, query));
  for (const act of ['hold', 'release'] as const) {
    serve(app, cardCalls[act], (context) =>
      services.db
        .transaction()
        .execute((tx) => switchDamaged(tx, act, context as Context<unknown, never>, services.now())),
    );
  }
  serve(app, cardCalls.extend, (context) =>
    services.db
      .transaction()
      .execute((tx) => requestExtension(tx, services, registered, context as Context<unknown, never>)),
  );
  serve(app, cardCalls.cancel, (context) =>
    services.db
      .transaction()
      .execute((tx) => requestCancellation(tx, services, registered, context as Context<unknown, never>)),
  );
};
