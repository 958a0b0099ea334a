import { reservationModule, reservationPrivilege } from '@console/contracts/cards/card-reservations/vocabulary';
import { stockCalls, type LeftOut, type Proposal } from '@console/contracts/cards/card-stock/stock';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { leftOutFor, needsOf, proposeReservation, type Need } from '../card-reservations/propose.ts';
import { isOfHeadOffice } from '../masters/head-office.ts';
import { refuseReaders } from '../cards/damaged.ts';
import { inCardOffices } from '../scope.ts';

type Requester = Need['office'];

/** The requester: the MRA for its branches, otherwise each office for itself. */
const requesterOf = (caller: Caller, { office }: Need): Requester =>
  !isOfHeadOffice(caller) && caller.mappingType === 'MRA'
    ? { ...office, kind: 'MRA', id: office.mraId, label: office.mraLabel }
    : office;

const refusalOf = ({ code, office, cardType, reservationNo }: LeftOut): Refusal =>
  new Refusal(code, { parameters: { office, type: cardType, no: reservationNo ?? '' } });

async function propose(
  tx: Tx,
  context: Context<unknown, { stockIds: readonly string[] }>,
  at: Date,
): Promise<{ made: Proposal[]; leftOut: LeftOut[] }> {
  const { caller, body } = context;
  const ids = [...new Set(body.stockIds)];
  const needs = await needsOf(
    tx,
    sql`t.id = any(${ids}::uuid[]) and ${inCardOffices(caller.scope, sql`t.office_branch_id`, sql`t.office_mra_id`)}`,
    at,
  );
  if (needs.length < ids.length) throw notFound();
  const leftOut = needs.flatMap((need) => leftOutFor(need) ?? []);
  const byRequester = new Map<string, { requester: Requester; needs: Need[] }>();
  for (const need of needs.filter((each) => leftOutFor(each) === null)) {
    const requester = requesterOf(caller, need);
    byRequester.set(requester.id, { requester, needs: [...(byRequester.get(requester.id)?.needs ?? []), need] });
  }
  if (byRequester.size === 0) throw refusalOf(leftOut[0] as LeftOut);
  const created: Proposal[] = [];
  for (const each of byRequester.values())
    created.push(await proposeReservation(tx, { ...each, actor: actorOf(context), at }));
  return { made: created, leftOut };
}

/** Serves proposals of reservations up to the maximum stock (docs/model/cards.md#propose-reservation). */
export function serveProposals(app: Application): void {
  serve(app, stockCalls.propose, (context) =>
    app.services.db.transaction().execute(async (tx) => {
      refuseReaders(context.caller);
      if (!context.caller.can(reservationPrivilege, 'create'))
        throw new Refusal('FORBIDDEN', { privilege: reservationPrivilege, action: 'create' });
      await lockByName(tx, reservationModule);
      const answer = await propose(tx, context, app.services.now());
      await context.remember(tx, answer);
      return answer;
    }),
  );
}
