import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SourceToken } from '@console/contracts/membership/token-management';
import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { ExternalSourceTable, SourceTokenTable } from './table.ts';

export const auditModule = 'token-management';
const hour = 3_600_000;
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

interface Act {
  readonly sourceId: string;
  readonly actor: Actor;
  readonly reason: string;
}

/** The source, locked, so that changes of its tokens are serialised. @throws Refusal NOT_FOUND */
async function sourceInTurn(tx: Tx, id: string): Promise<Selectable<ExternalSourceTable>> {
  const source = await tx.selectFrom('external_source').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!source || source.deleted_at !== null) throw notFound();
  return source;
}

const refuseInactive = ({ status }: Selectable<ExternalSourceTable>): void => {
  if (status !== 'active') throw new Refusal('SOURCE_INACTIVE');
};

const audit = (tx: Tx, source: Selectable<ExternalSourceTable>, { actor, reason }: Act, action: string, at: Date) =>
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

async function make(tx: Tx, source: Selectable<ExternalSourceTable>, { actor }: Act, days: number, now: Date) {
  // Starts with the client's id, so that a leaked token can be attributed.
  const token = `${source.client_id}.${randomBytes(32).toString('base64url')}`;
  const row = await tx
    .insertInto('source_token')
    .values({
      id: randomUUID(),
      source_id: source.id,
      prefix: token.slice(0, prefixLength),
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

/** Ends every token of a source, with it. */
export const endTokens = (tx: Tx, sourceId: string, at: Date) =>
  open(tx, sourceId).set({ revoked_at: at }).executeTakeFirst();

/** The first token of a source, or a new one after the last has expired. @throws TOKEN_LIMIT, SOURCE_INACTIVE */
export const issueToken = ({ db, now }: Pick<Services, 'db' | 'now'>, act: Act & { readonly days: number }) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const source = await sourceInTurn(tx, act.sourceId);
    refuseInactive(source);
    // An expired one counts as replaced.
    await open(tx, source.id).where('expires_at', '<=', at.toISOString()).set({ replaced_at: at }).execute();
    const active = await tx
      .selectFrom('source_token')
      .select('id')
      .where('source_id', '=', source.id)
      .where('revoked_at', 'is', null)
      .where('replaced_at', 'is', null)
      .executeTakeFirst();
    if (active) throw new Refusal('TOKEN_LIMIT');
    await audit(tx, source, act, 'CREATE', at);
    return make(tx, source, act, act.days, at);
  });

/** A new token beside the current one, which stays valid for some hours; one of an earlier rotation ends at once. */
export const rotateToken = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  act: Act & { readonly days: number; readonly graceHours: number },
) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const source = await sourceInTurn(tx, act.sourceId);
    refuseInactive(source);
    await open(tx, source.id).where('replaced_at', 'is not', null).set({ revoked_at: at }).execute();
    const until = new Date(at.getTime() + act.graceHours * hour);
    await open(tx, source.id)
      .where('replaced_at', 'is', null)
      .set((row) => ({ replaced_at: at, expires_at: row.fn<string>('least', ['expires_at', row.val(until)]) }))
      .execute();
    await audit(tx, source, act, 'ROTATE_KEY', at);
    return make(tx, source, act, act.days, at);
  });

/** Ends all tokens of a source at once. */
export const revokeTokens = ({ db, now }: Pick<Services, 'db' | 'now'>, act: Act) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const source = await sourceInTurn(tx, act.sourceId);
    const { numUpdatedRows } = await endTokens(tx, source.id, at);
    await audit(tx, source, act, 'REVOKE', at);
    return { revoked: Number(numUpdatedRows) };
  });
