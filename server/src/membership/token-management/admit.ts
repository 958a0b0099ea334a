import { BlockList, isIPv6 } from 'node:net';
import type { RefusalCause, SourceService, TokenState } from '@console/contracts/membership/token-management';
import { sql, type Selectable } from 'kysely';
import type { Db, RequestInfo } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ServeOptions } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { ExternalSourceTable } from './table.ts';
import { hashOf, stateOf } from './tokens.ts';

/** Calls per minute from one address, with a valid token or not. */
const callsPerAddress = 6_000;

const kindOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function add(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  if (bits === undefined) list.addAddress(address, kindOf(address));
  else list.addSubnet(address, Number(bits), kindOf(address));
}

/** Whether a text is an address or a range of them. */
export function isRange(text: string): boolean {
  try {
    add(new BlockList(), text);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address lies in one of the ranges. */
export function isListed(ranges: readonly string[], ip: string): boolean {
  const list = new BlockList();
  for (const range of ranges) add(list, range);
  return list.check(ip, kindOf(ip));
}

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

/**
 * Checks the token of a source, its address, the allowed service and its rate limit.
 * @throws Refusal SOURCE_DENIED, whichever of these fails; RATE_LIMITED
 */
async function admitSource(
  { db, now }: Services,
  service: SourceService,
  { authorization, request }: { readonly authorization: string | undefined; readonly request: RequestInfo },
): Promise<void> {
  const token = /^Bearer ([\w-]{24}\.[\w-]{43})$/.exec(authorization ?? '')?.[1];
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
 * Options to serve a call for external sources: with a token of /token-management, refused before its body is read.
 * @example serve(app, calls.check, handler, fromSource(app, 'PHONE_CHECK'));
 */
export const fromSource = ({ services }: Application, service: SourceService): ServeOptions => ({
  rateLimit: { max: callsPerAddress, timeWindow: 60_000, groupId: 'external-source' },
  admit: (brought) => admitSource(services, service, brought),
});
