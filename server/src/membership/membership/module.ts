import { memberCalls as calls, members, type MemberCard } from '@console/contracts/membership/membership';
import type { Context, Db } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerActs } from '../../records/acts/register.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { expireDatabaseTypes } from '../member/history/expire-database-types.ts';
import { memberOrders } from '../member/orders.ts';
import { memberCards } from '../national-membership/card-status.ts';
import { memberSteps } from '../member-change/for-many.ts';
import { memberDefinition } from './definition.ts';
import { registerHistories } from './histories.ts';
import { documentsOf, escrowOf, limitsOf, overviewOf } from './parts.ts';

const shown = (card: MemberCard): MemberCard => ({ ...card, cardNo: String(mask('card', card.cardNo)) });

/** The register of members (docs/model/membership.md#register-of-members). */
export const membershipModule: Module = async (app) => {
  const { services } = app;
  const texts = await protectionOf(services);
  const cards = memberCards(app);
  const registered = registerResource(app, members, memberDefinition(texts, cards, services.now));
  registerActs(app, members, registered, memberSteps(app, texts) as never);
  registerHistories(app, texts);
  schedule(app, {
    name: 'member-database-type-expire',
    version: 'v1',
    when: daily('00:30'),
    run: (signal) => expireDatabaseTypes(services.db, services.now(), signal),
  });
  /** Reads a part of the page of a member in the scope of the caller. @throws Refusal NOT_FOUND */
  const ofMember =
    <Part>(read: (db: Db, memberId: string) => Promise<Part>) =>
    async ({ db, caller, parameters: { secureId = '' } }: Context): Promise<Part> => {
      const [member] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
      if (!member) throw notFound();
      return read(db as Db, member.secureId);
    };
  serve(
    app,
    calls.overview,
    ofMember(async (db, id) => {
      const [held, overview] = await Promise.all([cards.current.of(db, id), overviewOf(db, texts, id)]);
      const live = held.cards.find((card) => card.live);
      const open = { ...overview.open, verifications: held.openVerifications };
      return { ...overview, open, card: live ? shown(live) : null };
    }),
  );
  serve(
    app,
    calls.cards,
    ofMember(async (db, id) => {
      const { cards: held, verifications } = await cards.current.of(db, id);
      return { cards: held.map(shown), verifications: [...verifications] };
    }),
  );
  serve(
    app,
    calls.documents,
    ofMember((db, id) => documentsOf(db, texts, id)),
  );
  serve(
    app,
    calls.limits,
    ofMember((db, id) => limitsOf(db, memberOrders(app).current, id, services.now())),
  );
  serve(
    app,
    calls.escrow,
    ofMember((db, id) => escrowOf(db, texts, id)),
  );
};
