import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IssuedToken, SourceToken } from '@console/contracts/membership/token-management';
import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { ExternalSourceTable, SourceTokenTable } from './table.ts';

export const auditModule = 'token-management';
const hour = 3_600_000;
/** Letters of the random part by which people tell tokens apart: 35 others stay unknown. */
const prefixLength = 8;

/** A fast hash is enough for 256 random bits, which cannot be guessed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The state of a token at a time. */
export function stateOf(
  { revoked_at: revoked, replaced_at: replaced, expires_at: expires }: Selectable<SourceTokenTable>,
  now: Date,
): SourceToken['state'] {
  if (revoked !== null) return 'REVOKED';
  if (new Date(expires) <= now) return 'EXPIRED';
  return replaced === null ? 'ACTIVE' : 'GRACE';
}

/** A token for lists. */
export const viewOf = (row: Selectable<SourceTokenTable>, now: Date): SourceToken => ({
  secureId: row.id,
  tokenPrefix: row.prefix,
  state: stateOf(row, now),
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  lastIp: row.last_ip,
});

export interface Act {
  readonly sourceId: string;
  readonly actor: Actor;
  readonly reason: string;
}
type Source = Selectable<ExternalSourceTable>;

/** The source, locked, so that changes of its tokens are serialised. @throws Refusal NOT_FOUND */
export async function sourceInTurn(tx: Tx, id: string): Promise<Source> {
  const source = await tx.selectFrom('external_source').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!source || source.deleted_at !== null) throw notFound();
  return source;
}

/** @throws Refusal SOURCE_INACTIVE */
export const refuseInactive = ({ status }: Source): void => {
  if (status !== 'active') throw new Refusal('SOURCE_INACTIVE');
};

const audit = (tx: Tx, source: Source, { actor, reason }: Act, action: string, at: Date) =>
  recordEntry(tx, {
    actor,
    module: auditModule,
    action,
    entityType: 'external-source',
    entityId: source.id,
    entityLabel: source.code,
    reason,
    at,
  });

async function make(tx: Tx, source: Source, { actor }: Act, days: number, now: Date): Promise<IssuedToken> {
  // Starts with the client's id, so that a leaked token can be attributed.
  const secret = randomBytes(32).toString('base64url');
  const token = `${source.client_id}.${secret}`;
  const row = await tx
    .insertInto('source_token')
    .values({
      id: randomUUID(),
      source_id: source.id,
      prefix: secret.slice(0, prefixLength),
      services: source.allowed_services,
      hash: hashOf(token),
      issued_by: actor.username,
      issued_at: now,
      expires_at: new Date(now.getTime() + days * 24 * hour),
      replaced_at: null,
      revoked_at: null,
      last_used_at: null,
      last_ip: null,
      warned_days: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...viewOf(row, now), token };
}

/** Tokens that are valid or not yet replaced. */
const open = (tx: Tx, sourceId: string) =>
  tx.updateTable('source_token').where('source_id', '=', sourceId).where('revoked_at', 'is', null);

/** Gives up what was approved and is not fetched. */
export const forgetApproved = (tx: Tx, sourceId: string) =>
  tx
    .updateTable('external_source')
    .set({
      issue_kind: null,
      issue_days: null,
      issue_grace_hours: null,
      issue_reason: null,
      issue_for: null,
      issue_until: null,
      issue_services: null,
    })
    .where('id', '=', sourceId)
    .execute();

/** Ends every token of a source, with it, and what was approved to become one. */
export async function endTokens(tx: Tx, sourceId: string, at: Date) {
  await forgetApproved(tx, sourceId);
  return open(tx, sourceId).set({ revoked_at: at }).executeTakeFirst();
}

/** The token in use, an expired one too; it is replaced or ended before another one is issued. */
export const inUse = (tx: Tx, sourceId: string) =>
  tx
    .selectFrom('source_token')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('revoked_at', 'is', null)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();

/** @throws Refusal TOKEN_LIMIT while a token is in use */
export async function refuseSecond(tx: Tx, sourceId: string, at: Date): Promise<void> {
  const token = await inUse(tx, sourceId);
  if (token && new Date(token.expires_at) > at) throw new Refusal('TOKEN_LIMIT');
}

/** The first token of a source, or a new one after the last has expired. @throws Refusal TOKEN_LIMIT */
export async function issueToken(tx: Tx, source: Source, act: Act & { readonly days: number }, at: Date) {
  await refuseSecond(tx, source.id, at);
  // An expired one counts as replaced.
  await open(tx, source.id).where('expires_at', '<=', at.toISOString()).set({ replaced_at: at }).execute();
  await audit(tx, source, act, 'CREATE', at);
  return make(tx, source, act, act.days, at);
}

/** A new token beside the current one, which stays valid for some hours; one of an earlier rotation ends at once. */
export async function rotateToken(
  tx: Tx,
  source: Source,
  act: Act & { readonly days: number; readonly graceHours: number },
  at: Date,
) {
  await open(tx, source.id).where('replaced_at', 'is not', null).set({ revoked_at: at }).execute();
  const until = new Date(at.getTime() + act.graceHours * hour);
  await open(tx, source.id)
    .where('replaced_at', 'is', null)
    .set((row) => ({ replaced_at: at, expires_at: row.fn<string>('least', ['expires_at', row.val(until)]) }))
    .execute();
  await audit(tx, source, act, 'ROTATE_KEY', at);
  return make(tx, source, act, act.days, at);
}

/** Ends all tokens of a source at once. */
export const revokeTokens = ({ db, now }: Pick<Services, 'db' | 'now'>, act: Act) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const source = await sourceInTurn(tx, act.sourceId);
    const { numUpdatedRows } = await endTokens(tx, source.id, at);
    await audit(tx, source, act, 'REVOKE', at);
    return { revoked: Number(numUpdatedRows) };
  });
