import type { SourceService } from '@console/contracts/core/source-services';
import type { RefusalCause, TokenState } from '@console/contracts/membership/token-management';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ServeOptions } from '../../platform/http/serve.ts';
import type { Brought } from '../../platform/http/source-gate.ts';
import type { Services } from '../../platform/services.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { isListed } from './address-list.ts';
import type { ExternalSourceTable } from './table.ts';
import { hashOf, stateOf } from './tokens.ts';
import { traceSource } from './trace.ts';

/** Calls per minute from one address, with a valid token or not. */
const callsPerAddress = 6_000;

/** Counts a refused call of a known source, for the people who look after it. */
async function refuse(db: Db, sourceId: string, cause: RefusalCause, now: Date): Promise<void> {
  await sql`insert into source_refusal as r (source_id, day, cause, count)
    values (${sourceId}, ${jakartaDay(now)}::date, ${cause}, 1)
    on conflict (source_id, day, cause) do update set count = r.count + 1`.execute(db);
}

/** Counts a call of this minute, over all processes. @throws Refusal RATE_LIMITED */
async function count(db: Db, source: { readonly id: string; readonly rate_per_minute: number }, now: Date) {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const { rows } = await sql<{ calls: number }>`
    insert into source_use as u (source_id, minute, calls) values (${source.id}, ${minute}, 1)
    on conflict (source_id, minute) do update set calls = u.calls + 1 returning u.calls`.execute(db);
  if (Number(rows[0]?.calls) <= source.rate_per_minute) return;
  await refuse(db, source.id, 'RATE', now);
  throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil((minute.getTime() + 60_000 - now.getTime()) / 1000) });
}

/** Why a source with this token may not make the call; `undefined` when it may. */
function deniedFor(
  source: Selectable<ExternalSourceTable>,
  state: TokenState,
  service: SourceService,
  ip: string,
): RefusalCause | undefined {
  if (state !== 'ACTIVE' && state !== 'GRACE') return 'EXPIRED';
  if (source.status !== 'active' || source.deleted_at !== null) return 'INACTIVE';
  if (!source.allowed_services.includes(service)) return 'SCOPE';
  return isListed(source.ip_allow_list, ip) ? undefined : 'IP';
}

const tokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{24}\.[\w-]{43})$/.exec(authorization ?? '')?.[1];

/** The source of a call that was let in. @throws Refusal SOURCE_DENIED */
export async function sourceOf(
  db: Db,
  authorization: string | undefined,
): Promise<Pick<Selectable<ExternalSourceTable>, 'id' | 'code' | 'registration_source'>> {
  const token = tokenIn(authorization);
  const source = token
    ? await db
        .selectFrom('source_token as k')
        .innerJoin('external_source as s', 's.id', 'k.source_id')
        .select(['s.id', 's.code', 's.registration_source'])
        .where('k.hash', '=', hashOf(token))
        .executeTakeFirst()
    : undefined;
  if (!source) throw new Refusal('SOURCE_DENIED');
  return source;
}

/**
 * Checks the token of a source, its address, the allowed service and its rate limit.
 * @throws Refusal SOURCE_DENIED, whichever of these fails; RATE_LIMITED
 */
async function admitSource(
  { db, now }: Services,
  service: SourceService,
  { authorization, request }: Brought,
): Promise<void> {
  const token = tokenIn(authorization);
  if (token === undefined) throw new Refusal('SOURCE_DENIED');
  const at = now();
  const row = await db.selectFrom('source_token').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst();
  if (!row) throw new Refusal('SOURCE_DENIED');
  const source = await db
    .selectFrom('external_source')
    .selectAll()
    .where('id', '=', row.source_id)
    .executeTakeFirstOrThrow();
  const cause = deniedFor(source, stateOf(row, at), service, request.ip);
  if (cause) {
    await refuse(db, source.id, cause, at);
    throw new Refusal('SOURCE_DENIED');
  }
  await count(db, source, at);
  await db
    .updateTable('source_token')
    .set({ last_used_at: at, last_ip: request.ip })
    .where('id', '=', row.id)
    .execute();
}

/**
 * Options to serve a call whose contract names a `token`: only to tokens of /token-management whose source may use this
 * service; others are refused before the body is read.
 * @example serve(app, calls.check, handler, fromSource(app));
 */
export const fromSource = (app: Application): Pick<ServeOptions, 'sources'> => ({
  sources: {
    rateLimit: { max: callsPerAddress, timeWindow: 60_000, groupId: 'external-source' },
    admit: (service, brought) => admitSource(app.services, service, brought),
    trace: (service, traced) => traceSource(app, service, traced),
  },
});
