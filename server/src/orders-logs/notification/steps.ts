import { notifications } from '@console/contracts/orders-logs/notification';
import type { NotificationMove } from '@console/contracts/orders-logs/notification-words';
import { actorOf } from '../../platform/audit/actor.ts';
import { deciderIds } from '../../records/changes/deciders.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notify, userIdOf } from '../../people/notices/notify.ts';
import { readinessOf } from './channels.ts';
import { countAudience } from './estimate.ts';
import { lockNotification, move } from './move.ts';
import type { StoredNotification } from './table.ts';
import { startSoon } from '../../platform/schedule/job.ts';

interface Body {
  readonly secureId: string;
  readonly version: number;
  readonly note?: string | null;
}
type Step = (
  app: Application,
  tx: Tx,
  row: StoredNotification,
  context: Context<unknown, Body>,
  now: Date,
) => Promise<StoredNotification>;

const { module, privilege, title } = notifications;
const labelOf = ({ code, title: name }: StoredNotification) => `${code} ${name}`;
const linkOf = ({ id }: StoredNotification) => `/${module}/${id}`;
const past = (at: string | null, now: Date): boolean => at !== null && Date.parse(at) < now.getTime();

/** Only the author or an admin may. */
function checkOwner(row: StoredNotification, { caller }: Context<unknown, Body>): void {
  if (row.created_by !== caller.username && !caller.isAdmin)
    throw new Refusal('FORBIDDEN', { privilege, action: 'update' });
}

const notifyAuthor = async (
  tx: Tx,
  row: StoredNotification,
  kind: 'CHANGE_APPROVED' | 'CHANGE_REJECTED',
  { caller }: Context<unknown, Body>,
  note: string,
  at: Date,
): Promise<void> => {
  const author = await userIdOf(tx, row.created_by);
  if (author)
    await notify(tx, {
      userIds: [author],
      kind,
      at,
      link: linkOf(row),
      parameters: { module: title.id, label: labelOf(row), checker: caller.name, note },
    });
};

const submit: Step = async (app, tx, row, context, now) => {
  const by = { actor: actorOf(context), now };
  if (row.audience_kind === 'ALL' && !context.caller.can(privilege, 'operate'))
    throw new Refusal('FORBIDDEN', { privilege, action: 'operate' });
  if (row.state === 'draft') {
    if (readinessOf(app, row.target) === 'NO_MEMBERS')
      throw new Refusal('CHANNEL_UNAVAILABLE', { parameters: { channel: row.target } });
    if ((await countAudience(app, tx, row)) === 0) throw new Refusal('AUDIENCE_EMPTY');
  }
  const after = await move(tx, row, 'submit', by, {
    submitted_at: now,
    note: null,
    decided_by: null,
    decided_at: null,
    audience_count: await countAudience(app, tx, row),
  });
  if (after.state !== 'pending_approval') return after;
  await notify(tx, {
    userIds: await deciderIds(tx, privilege, row.editors),
    kind: 'CHANGE_WAITING',
    at: now,
    link: linkOf(row),
    parameters: { module: title.id, label: labelOf(row), maker: context.caller.name },
  });
  return after;
};

const approve: Step = async (_app, tx, row, context, now) => {
  await guardSecondPerson(tx, { secondPerson: 'independent', makers: row.editors, decider: context.caller, now });
  const after = await move(
    tx,
    row,
    'approve',
    { actor: actorOf(context), now },
    {
      decided_by: context.caller.username,
      decided_at: now,
      ...(past(row.schedule_at, now) ? { schedule_at: now } : {}),
    },
  );
  await notifyAuthor(tx, row, 'CHANGE_APPROVED', context, '', now);
  return after;
};

const reject: Step = async (_app, tx, row, context, now) => {
  await guardSecondPerson(tx, { secondPerson: 'other', makers: row.editors, decider: context.caller, now });
  const note = context.body.note?.trim() ?? '';
  const after = await move(
    tx,
    row,
    'reject',
    { actor: actorOf(context), now, reason: note },
    { decided_by: context.caller.username, decided_at: now, note },
  );
  await notifyAuthor(tx, row, 'CHANGE_REJECTED', context, note, now);
  return after;
};

const own =
  (name: NotificationMove): Step =>
  (_app, tx, row, context, now) => {
    checkOwner(row, context);
    return move(tx, row, name, { actor: actorOf(context), now }, name === 'stop' ? { finished_at: now } : {});
  };

const steps = {
  submit,
  approve,
  reject,
  withdraw: (_app, tx, row, context, now) => move(tx, row, 'withdraw', { actor: actorOf(context), now }),
  cancel: own('cancel'),
  stop: own('stop'),
} satisfies Partial<Record<NotificationMove, Step>>;
export type StepName = keyof typeof steps;

/** The job that sends. */
export const dispatchJob = 'notification-dispatch';

/**
 * Makes one transition on a person's request.
 * @throws Refusal NOT_FOUND, STALE_VERSION, INVALID_STATE, of `guardSecondPerson`, FORBIDDEN, AUDIENCE_EMPTY,
 *   CHANNEL_UNAVAILABLE
 */
export async function takeStep(app: Application, name: StepName, context: Context<unknown, Body>) {
  const { now, db } = app.services;
  const after = await db
    .transaction()
    .execute(async (tx) => (steps[name] as Step)(app, tx, await lockNotification(tx, context.body), context, now()));
  // What is to be sent at once does not wait for the next minute.
  if (after.state === 'scheduled') await startSoon(app, dispatchJob);
  return { secureId: after.id, version: after.version, state: after.state };
}
