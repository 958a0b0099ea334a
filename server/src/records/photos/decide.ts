import { photoRules, type PhotoState } from '@console/contracts/platform/photos/vocabulary';
import { sql } from 'kysely';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { moveRecord } from '../resource/move-record.ts';
import type { Row } from '../resource/registered.ts';
import { endLease } from '../waiting/lease-table.ts';
import { codesOf, type AnyPhoto, type PhotoKind, type PhotoReason } from './kind.ts';
import { lockTaken, type Served } from './locked.ts';
import { requireSeen, wasDecided } from './opening.ts';
import { lookAgain } from './second-look.ts';

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
  readonly reasonIds?: readonly string[];
  readonly note?: string;
  /** What the owner of the photo reads. */
  readonly messages?: readonly string[];
}

/** A second look that does not agree with the first is no verdict: a third person decides. */
const disagrees = (to: PhotoState, photo: AnyPhoto): boolean =>
  to === 'REJECTED' && photo.recheck_of !== null && photo.state === 'WAITING';

const secondsSince = (until: string, at: Date): number =>
  Math.max(0, Math.round((at.getTime() - new Date(until).getTime()) / 1_000) + photoRules.leaseMinutes * 60);

/** Reasons of the kind of photo that are in use. @throws Refusal PHOTO_REASONS */
async function chosen(
  tx: Tx,
  kind: Pick<PhotoKind, 'reasons'>,
  photo: AnyPhoto,
  ids: readonly string[],
): Promise<PhotoReason[]> {
  const offered = await kind.reasons().forType(tx, photo.document_type);
  const found = offered.filter(({ id }) => ids.includes(id));
  if (found.length === 0 || found.length < new Set(ids).size) throw new Refusal('PHOTO_REASONS');
  return found;
}

/** Who answers for a photo so far, neither of these decides on it. */
async function makersOf(tx: Tx, { table }: Pick<PhotoKind, 'table'>, photo: AnyPhoto): Promise<string[]> {
  const { rows } = await sql<{ by: string | null }>`select decided_by as by from ${sql.table(table)}
    where id = ${photo.recheck_of}`.execute(tx);
  return [photo.created_by, photo.escalated_by, rows[0]?.by].filter((name) => typeof name === 'string');
}

/** The verdicts on photos, each for the person who has taken one (docs/model/platform.md#photo-screening). */
export const photoDecisions = (services: Services, served: Served, texts: ProtectedText) => {
  const { db, now } = services;
  const { kind, registered } = served;
  const codes = codesOf(kind);

  const store = async (
    tx: Tx,
    context: Given,
    act: Act,
    { row, photo, until }: { row: Row; photo: AnyPhoto; until: string },
    { to, reasonIds, note }: Outcome,
  ): Promise<Decided> => {
    const { caller } = context;
    const at = now();
    const isFinal = to === 'APPROVED' || to === 'REJECTED';
    const values = {
      ...(reasonIds ? { reason_ids: reasonIds } : {}),
      ...(to === 'ESCALATED' ? { escalated_by: caller.username, note } : {}),
      ...(isFinal ? { decided_by: caller.username, decided_at: at, seconds: secondsSince(until, at) } : {}),
    };
    const move = { name: act, field: 'state', to, store: values };
    const after = await moveRecord(tx, registered, row, move, {
      actor: actorOf(context as Context),
      caller,
      now: at,
      reason: null,
    });
    // The verdict counts for the owner only once it is stored.
    const said = { reasonIds: reasonIds ?? [], note: note ?? null, by: caller.username, at };
    await kind.follows(tx, photo, to, said);
    if (to === 'APPROVED') await lookAgain(tx, kind, photo, texts, at);
    await endLease(tx, codes[photo.state as keyof typeof codes], photo.id);
    await wasDecided(tx, photo, caller);
    return { secureId: after.secureId, version: after.version, state: to };
  };

  const decide =
    <Values>(
      act: Act,
      from: keyof typeof codes,
      judge: (tx: Tx, photo: AnyPhoto, context: Given<Values>) => Promise<Outcome>,
    ) =>
    async (context: Given<Values>): Promise<Decided> => {
      const { result, photo, messages } = await db.transaction().execute(async (tx) => {
        const taken = await lockTaken(tx, served, context, now());
        if (taken.photo.state !== from) throw new Refusal('CLAIM_EXPIRED');
        await guardSecondPerson(tx, {
          secondPerson: act === 'settle' ? 'independent' : 'other',
          makers: await makersOf(tx, kind, taken.photo),
          makersMayBeGone: true,
          decider: context.caller,
          now: now(),
        });
        await requireSeen(tx, taken.photo, context.caller);
        const outcome = await judge(tx, taken.photo, context);
        await kind.bars?.(tx, taken.photo, outcome.to);
        return {
          result: await store(tx, context as never, act, taken, outcome),
          photo: taken.photo,
          messages: outcome.messages ?? [],
        };
      });
      if (messages.length > 0) await kind.tells?.(services, photo, messages);
      return result;
    };

  async function rejected(tx: Tx, photo: AnyPhoto, ids: readonly string[]): Promise<Outcome> {
    const found = await chosen(tx, kind, photo, ids);
    const reasonIds = found.map(({ id }) => id);
    if (disagrees('REJECTED', photo))
      return { to: 'ESCALATED', reasonIds, note: found.map(({ name }) => name).join(', ') };
    return { to: 'REJECTED', reasonIds, messages: found.map(({ message }) => message) };
  }
  async function approved(tx: Tx, photo: AnyPhoto, proof: object): Promise<Outcome> {
    await kind.proves?.(tx, photo, proof);
    return { to: 'APPROVED' };
  }

  return {
    approve: decide<object>('approve', 'WAITING', (tx, photo, { body }) => approved(tx, photo, body)),
    reject: decide<{ reasonIds: readonly string[] }>('reject', 'WAITING', (tx, photo, { body }) =>
      rejected(tx, photo, body.reasonIds),
    ),
    escalate: decide<{ note: string; reasonIds?: readonly string[] | undefined }>(
      'escalate',
      'WAITING',
      async (tx, photo, { body: { note, reasonIds: ids } }) => {
        const suspected = ids ? await chosen(tx, kind, photo, ids) : [];
        return { to: 'ESCALATED', note, reasonIds: suspected.map(({ id }) => id) };
      },
    ),
    settle: decide<{ verdict: 'APPROVED' | 'REJECTED'; reasonIds?: readonly string[] | undefined }>(
      'settle',
      'ESCALATED',
      (tx, photo, { body }) =>
        body.verdict === 'REJECTED' ? rejected(tx, photo, body.reasonIds ?? []) : approved(tx, photo, body),
    ),
  };
};
