import { cardCalls, cards } from '@console/contracts/cards/cards';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerActs } from '../../records/acts/register.ts';
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
  registerActs(app, cards, registered, {
    hold: (tx, context) => switchDamaged(tx, 'hold', context, services.now()),
    release: (tx, context) => switchDamaged(tx, 'release', context, services.now()),
    extend: (tx, context) => requestExtension(tx, services, registered, context),
    cancel: (tx, context) => requestCancellation(tx, services, registered, context),
  });
};
