import { photoRules, type PhotoState } from '@console/contracts/membership/photos-screening-membership';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { moveRecord } from '../../records/resource/move-record.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { endLease } from '../../records/waiting/lease-table.ts';
import { notifyMember } from '../member/tell-members.ts';
import { codes } from './definition.ts';
import { afterApproval, afterRejection } from './effects.ts';
import { lockTaken, type Photo } from './locked.ts';
import { requireSeen, wasDecided } from './opening.ts';
import type { PhotoReason, PhotoReasons } from './reasons.ts';

type Seen = { readonly secureId: string; readonly version: number };
type Given<Values = object> = Context<unknown, Seen & Values>;
type Act = 'approve' | 'reject' | 'escalate' | 'settle';
interface Decided {
  readonly secureId: string;
  readonly version: number;
  readonly state: PhotoState;
}

interface Outcome {
  readonly to: PhotoState;
  readonly store?: Readonly<Record<string, unknown>>;
  /** What the member reads. */
  readonly messages?: readonly string[];
}

/** A second look that does not agree with the first is no verdict: a third person decides. */
const disagrees = (to: PhotoState, photo: Photo): boolean =>
  to === 'REJECTED' && photo.recheck_of !== null && photo.state === 'WAITING';

const secondsSince = (until: string, at: Date): number =>
  Math.max(0, Math.round((at.getTime() - new Date(until).getTime()) / 1_000) + photoRules.leaseMinutes * 60);

/** Reasons of the kind of photo that are in use. @throws Refusal PHOTO_REASONS */
async function chosen(tx: Tx, reasons: PhotoReasons, photo: Photo, ids: readonly string[]): Promise<PhotoReason[]> {
  const offered = await reasons.forType(tx, photo.document_type);
  const found = offered.filter(({ id }) => ids.includes(id));
  if (found.length === 0 || found.length < new Set(ids).size) throw new Refusal('PHOTO_REASONS');
  return found;
}

const confirmed = (photo: Photo, identityConfirmed: boolean | undefined): void => {
  if (photo.document_type === '1' && identityConfirmed !== true) throw new Refusal('IDENTITY_UNCONFIRMED');
};

/** Who answers for a photo so far, neither of these decides on it. */
async function makersOf(tx: Tx, photo: Photo): Promise<string[]> {
  const first =
    photo.recheck_of === null
      ? undefined
      : await tx
          .selectFrom('photo_screening')
          .select('decided_by')
          .where('id', '=', photo.recheck_of)
          .executeTakeFirst();
  return [photo.created_by, photo.escalated_by, first?.decided_by].filter((name) => typeof name === 'string');
}

/** The verdicts on photos, each for the person who has taken one (docs/model/membership.md#photos-of-members). */
export const photoDecisions = (
  services: Services,
  registered: RegisteredResource,
  texts: ProtectedText,
  reasons: () => PhotoReasons,
) => {
  const { db, now } = services;

  const store = async (
    tx: Tx,
    context: Given,
    act: Act,
    { row, photo, until }: { row: Row; photo: Photo; until: string },
    { to, store: further = {} }: Outcome,
  ): Promise<Decided> => {
    const { caller } = context;
    const at = now();
    const isFinal = to === 'APPROVED' || to === 'REJECTED';
    const values = {
      ...further,
      ...(isFinal ? { decided_by: caller.username, decided_at: at, seconds: secondsSince(until, at) } : {}),
    };
    const move = { name: act, field: 'state', to, store: values };
    const after = await moveRecord(tx, registered, row, move, {
      actor: actorOf(context as Context),
      caller,
      now: at,
      reason: null,
    });
    // The approval counts for the member only once it is stored.
    if (to === 'APPROVED') await afterApproval(tx, texts, photo, at);
    if (to === 'REJECTED') await afterRejection(tx, photo);
    await endLease(tx, codes[photo.state as keyof typeof codes], photo.id);
    await wasDecided(tx, photo, caller);
    return { secureId: after.secureId, version: after.version, state: to };
  };

  const decide =
    <Values>(
      act: Act,
      from: keyof typeof codes,
      judge: (tx: Tx, photo: Photo, context: Given<Values>) => Promise<Outcome>,
    ) =>
    async (context: Given<Values>): Promise<Decided> => {
      const { result, photo, messages } = await db.transaction().execute(async (tx) => {
        const taken = await lockTaken(tx, registered, context, now());
        if (taken.photo.state !== from) throw new Refusal('CLAIM_EXPIRED');
        await guardSecondPerson(tx, {
          secondPerson: act === 'settle' ? 'independent' : 'other',
          makers: await makersOf(tx, taken.photo),
          makersMayBeGone: true,
          decider: context.caller,
          now: now(),
        });
        await requireSeen(tx, taken.photo, context.caller);
        const outcome = await judge(tx, taken.photo, context);
        return {
          result: await store(tx, context as never, act, taken, outcome),
          photo: taken.photo,
          messages: outcome.messages ?? [],
        };
      });
      await notifyOwner(photo, messages);
      return result;
    };

  async function notifyOwner(photo: Photo, messages: readonly string[]): Promise<void> {
    if (messages.length === 0) return;
    const member = await db
      .selectFrom('member')
      .select(['member_no', 'name'])
      .where('id', '=', photo.member_id)
      .executeTakeFirstOrThrow();
    await notifyMember(services, { id: `photo-${photo.id}`, member, messages });
  }

  async function rejected(tx: Tx, photo: Photo, ids: readonly string[], by: string): Promise<Outcome> {
    const found = await chosen(tx, reasons(), photo, ids);
    const reason_ids = found.map(({ id }) => id);
    if (disagrees('REJECTED', photo))
      return {
        to: 'ESCALATED',
        store: { reason_ids, escalated_by: by, note: found.map(({ name }) => name).join(', ') },
      };
    return { to: 'REJECTED', store: { reason_ids }, messages: found.map(({ message }) => message) };
  }

  return {
    approve: decide<{ identityConfirmed?: boolean | undefined }>('approve', 'WAITING', (_tx, photo, { body }) => {
      confirmed(photo, body.identityConfirmed);
      return Promise.resolve({ to: 'APPROVED' });
    }),
    reject: decide<{ reasonIds: readonly string[] }>('reject', 'WAITING', (tx, photo, { body, caller }) =>
      rejected(tx, photo, body.reasonIds, caller.username),
    ),
    escalate: decide<{ note: string }>('escalate', 'WAITING', (_tx, _photo, { body, caller }) =>
      Promise.resolve({ to: 'ESCALATED', store: { escalated_by: caller.username, note: body.note } }),
    ),
    settle: decide<{
      verdict: 'APPROVED' | 'REJECTED';
      identityConfirmed?: boolean | undefined;
      reasonIds?: readonly string[] | undefined;
    }>('settle', 'ESCALATED', (tx, photo, { body, caller }) => {
      if (body.verdict === 'REJECTED') return rejected(tx, photo, body.reasonIds ?? [], caller.username);
      confirmed(photo, body.identityConfirmed);
      return Promise.resolve({ to: 'APPROVED' });
    }),
  };
};
