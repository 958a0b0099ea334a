import { randomUUID } from 'node:crypto';
import { standInCalls, standInDays, standInErrors, type StandIn } from '@console/contracts/shell/stand-in';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { onBehalfOf } from '../../platform/audit/behalf.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { jakartaDate } from '../accounts/validity.ts';
import { notify } from '../notices/notify.ts';
import { decidedFor } from './absent.ts';
import { approvesOn, candidatesFor } from './able.ts';

const dayMs = 86_400_000;

/** Stand-ins that hold now or later, by the side on which the person is. */
async function standInsOf(
  db: Db | Tx,
  column: 'user_id' | 'stand_in_id',
  userId: string,
  now: Date,
): Promise<StandIn[]> {
  const { rows } = await sql<StandIn>`
    select s.id as "secureId", s.from_date::text as "from", s.until_date::text as "until",
      jsonb_build_object('username', a.username, 'name', a.name) as absent,
      jsonb_build_object('username', b.username, 'name', b.name) as "standIn"
    from stand_in s join app_user a on a.id = s.user_id join app_user b on b.id = s.stand_in_id
    where s.${sql.ref(column)} = ${userId}::uuid and s.ended_at is null and s.until_date >= ${jakartaDate(now)}::date
    order by s.from_date, s.id`.execute(db);
  return rows;
}

function checkPeriod({ from, until }: { readonly from: string; readonly until: string }, now: Date): void {
  if (from < jakartaDate(now)) throw invalid({ field: 'from', code: 'NOT_ALLOWED' });
  if (until < from) throw invalid({ field: 'until', code: 'NOT_ALLOWED' });
  if ((Date.parse(until) - Date.parse(from)) / dayMs >= standInDays)
    throw invalid({ field: 'until', code: 'TOO_LONG', parameters: { maximum: standInDays } });
}

/** Both people read it. */
const report = (tx: Tx, kind: 'STAND_IN_NAMED' | 'STAND_IN_ENDED', ids: readonly string[], of: StandIn, at: Date) =>
  notify(tx, {
    userIds: ids,
    kind,
    parameters: { absent: of.absent.name, standIn: of.standIn.name, from: of.from, until: of.until },
    link: '/profile',
    at,
  });

const recordStandIn = (tx: Tx, context: Pick<Context, 'caller' | 'request'>, verb: string, of: StandIn, at: Date) =>
  recordEntry(tx, {
    actor: actorOf(context),
    module: 'user',
    action: verb,
    entityType: 'stand-in',
    entityId: of.secureId,
    entityLabel: `${of.absent.username}: ${of.standIn.username} ${of.from} - ${of.until}`,
    at,
  });

type Named = { readonly standInId: string; readonly from: string; readonly until: string };

async function create({ services }: Application, context: Context<unknown, Named>): Promise<StandIn> {
  const { caller, body } = context;
  const now = services.now();
  checkPeriod(body, now);
  return services.db.transaction().execute(async (tx) => {
    await lockByName(tx, `stand-in ${caller.userId}`);
    const [able] = await candidatesFor(services, tx, caller, { only: [body.standInId] });
    if (!able) throw new Refusal('STAND_IN_NOT_ABLE');
    const known = await standInsOf(tx, 'user_id', caller.userId, now);
    if (known.some(({ from, until }) => from <= body.until && body.from <= until)) throw new Refusal('STAND_IN_EXISTS');
    const id = randomUUID();
    await tx
      .insertInto('stand_in')
      .values({
        id,
        user_id: caller.userId,
        stand_in_id: body.standInId,
        from_date: body.from,
        until_date: body.until,
        created_at: now,
        ended_at: null,
      })
      .execute();
    const created = (await standInsOf(tx, 'user_id', caller.userId, now)).find(({ secureId }) => secureId === id)!;
    await recordStandIn(tx, context, 'CREATE', created, now);
    await report(tx, 'STAND_IN_NAMED', [caller.userId, body.standInId], created, now);
    return created;
  });
}

async function end(app: Application, context: Context<unknown, { readonly secureId: string }>) {
  const { db, now } = app.services;
  const { caller, body } = context;
  const at = now();
  return db.transaction().execute(async (tx) => {
    const found = (await standInsOf(tx, 'user_id', caller.userId, at)).find(
      ({ secureId }) => secureId === body.secureId,
    );
    if (!found) throw notFound();
    const ended = await tx
      .updateTable('stand_in')
      .set({ ended_at: at })
      .where('id', '=', body.secureId)
      .where('ended_at', 'is', null)
      .returning('stand_in_id')
      .executeTakeFirst();
    if (!ended) throw notFound();
    await recordStandIn(tx, context, 'UPDATE', found, at);
    await report(tx, 'STAND_IN_ENDED', [caller.userId, ended.stand_in_id], found, at);
    return { ended: true };
  });
}

const ownOf = async ({ services }: Application, { userId }: Caller) => ({
  approves: (await approvesOn(services.db, userId)).length > 0,
  own: await standInsOf(services.db, 'user_id', userId, services.now()),
  ofOthers: await standInsOf(services.db, 'stand_in_id', userId, services.now()),
});

/** Who decides while somebody is on leave (docs/model/shell.md#stand-in-during-leave). */
export const standIns: Module = (app) => {
  app.errors.add(standInErrors);
  // A decision made while representing somebody names both in the audit trail.
  app.guards.push({
    async around({ access, secondPerson }, { userId }, work) {
      if (!secondPerson || typeof access === 'string') return work();
      const { db, now } = app.services;
      return onBehalfOf(await decidedFor(db, userId, access.privilege, now()), work);
    },
  });
  serve(app, standInCalls.own, ({ caller }) => ownOf(app, caller));
  serve(app, standInCalls.choices, ({ caller, db, query: { search, secureId = null } }) =>
    candidatesFor(app.services, db, caller, { search, only: secureId }),
  );
  serve(app, standInCalls.create, (context) => create(app, context));
  serve(app, standInCalls.end, (context) => end(app, context));
};
