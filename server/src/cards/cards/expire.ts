import { randomUUID } from 'node:crypto';
import { cards } from '@console/contracts/cards/cards';
import { holdStops } from '@console/contracts/cards/lifecycle/holds';
import { openReplacementStates } from '@console/contracts/cards/replace-card-number';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Application } from '../../platform/http/application.ts';
import { schedule, type JobCounts } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import type { Services } from '../../platform/services.ts';
import { systemCardActor } from '../lifecycle/actor.ts';
import { lockCards } from '../lifecycle/locked.ts';
import { transition } from '../lifecycle/transition.ts';
import { dayOf } from './carry-out.ts';
import { expiring, noticeExpiries } from './expiry-notices.ts';

export const expireJob = 'card-expire';
/** Cards per transaction. */
const batch = 200;

interface Due {
  readonly id: string;
  readonly expiry: string;
}

/** The next expired cards, after the given one. A card with an open replacement stays valid until its replacement. */
const nextDue = async ({ db }: Services, today: string, after: Due | undefined): Promise<Due[]> =>
  (
    await sql<Due>`
  select c.id, c.expiry_date as expiry from card c
    where c.expiry_date < ${today}::date and c.status = any(${expiring}::text[])
    and (${after?.id ?? null}::uuid is null
    or (c.expiry_date, c.id) > (${after?.expiry ?? null}::date, ${after?.id ?? null}::uuid))
    and not exists (select from card_replacement r
      where r.old_card_id = c.id and r.state = any(${openReplacementStates}::text[]))
      order by c.expiry_date, c.id limit ${batch}`.execute(db)
  ).rows;

/** Cancels expired cards, except those with a hold of a document. @returns how many */
const expireSome = ({ db, now }: Services, ids: readonly string[]): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const document = { kind: 'job', id: randomUUID(), no: expireJob } as const;
    const due = (await lockCards(tx, ids.toSorted())).filter(
      ({ status, expiry_date: expiry, holds }) =>
        expiring.includes(status) &&
        expiry !== null &&
        expiry < dayOf(at) &&
        !holds.some((hold) => holdStops(hold, transitionCode.cancelNumber, document.id)),
    );
    if (due.length === 0) return 0;
    await transition(tx, {
      code: transitionCode.cancelNumber,
      document,
      actor: systemCardActor(expireJob),
      at,
      remark: 'Masa berlaku habis',
      cards: due.map(({ id }) => ({ cardId: id })),
    });
    await recordEntry(tx, {
      actor: systemActor(expireJob),
      module: cards.module,
      action: 'EXPIRE',
      entityLabel: expireJob,
      recordCount: due.length,
      at,
    });
    return due.length;
  });

/** Cancels cards past their expiry and notifies members before. Idempotent (docs/model/cards.md#expiry). */
export async function expireCards(services: Services): Promise<JobCounts> {
  const today = dayOf(services.now());
  let [read, done] = [0, 0];
  for (
    let due = await nextDue(services, today, undefined);
    due.length > 0;
    due = await nextDue(services, today, due.at(-1))
  ) {
    read += due.length;
    done += await expireSome(
      services,
      due.map(({ id }) => id),
    );
  }
  const notified = await noticeExpiries(services, today);
  return {
    read: read + notified,
    done: done + notified,
    skipped: read - done,
    message: `${done} expired, ${notified} told`,
  };
}

/** Schedules the nightly expiry of cards. */
export const scheduleExpiry = (app: Application): void =>
  schedule(app, { name: expireJob, version: 'v1', when: daily('01:15'), run: () => expireCards(app.services) });
