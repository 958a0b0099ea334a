import { auditTrail, type AuditEntry } from '@console/contracts/orders-logs/audit-trail';
import { titleOf } from '@console/contracts/core/titles';
import { sql } from 'kysely';
import type { Change } from '../../platform/audit/differences.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { define, type View } from '../../records/resource/definition.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { auditPeriod } from './period.ts';
import { actorInScope } from './scope.ts';
import { surroundingsOf } from './surroundings.ts';

const column = (name: string) => sql.ref(`t.${name}`);
/** Combined with the other end of the period in `narrow`. */
const said = () => sql`true`;

type Peers = ReadonlyMap<string, Pick<RegisteredResource, 'resource'>>;

/** The displayed title of a changed field; "permissions: Jenis Kartu" is a part of one. */
function titled(peers: Peers, module: string, change: Change) {
  const resource = peers.get(module)?.resource;
  if (!resource) return change;
  const [name = '', ...part] = change.field.split(': ');
  const { id, en } = titleOf(resource, name);
  const rest = part.length > 0 ? `: ${part.join(': ')}` : '';
  return { ...change, title: { id: id + rest, en: en + rest } };
}

async function load(peers: Peers, db: Db | Tx, entries: AuditEntry[], { of, caller }: View): Promise<void> {
  const blank = { changes: null, surroundings: null };
  for (const entry of entries) Object.assign(entry, blank);
  if (of !== 'detail') return;
  for (const entry of entries) {
    const stored = await db
      .selectFrom('audit_entry')
      .select(['changes', 'parent_id'])
      .where('id', '=', entry.secureId)
      .executeTakeFirstOrThrow();
    const surroundings = await surroundingsOf(db, entry, stored.parent_id, caller?.scope ?? { type: 'all' });
    Object.assign(entry, {
      changes: stored.changes.map((change) => titled(peers, entry.module, change)),
      surroundings,
    });
  }
}

const seal = sql`coalesce((select case when s.broken_at is null then 'sealed' else 'broken' end from audit_seal s
  where s.day = (t.at at time zone 'Asia/Jakarta')::date), 'open')`;

/**
 * How the audit trail is read. Entries have no version and no editor; their columns for actor and time serve instead.
 */
export const auditTrailDefinition = (peers: Peers) =>
  define(auditTrail, {
    table: 'audit_entry',
    columns: { version: sql`1`, createdBy: 'username', createdAt: 'at', updatedBy: 'username', updatedAt: 'at' },
    derived: {
      at: column('at'),
      username: column('username'),
      name: column('actor_name'),
      roleNames: column('role_names'),
      module: column('module'),
      action: column('action'),
      entityType: column('entity_type'),
      entityId: column('entity_id'),
      entityLabel: column('entity_label'),
      outcome: column('outcome'),
      code: column('code'),
      reason: column('reason'),
      ip: column('ip'),
      userAgent: column('user_agent'),
      requestId: column('request_id'),
      base: column('base'),
      method: column('method'),
      path: column('path'),
      recordCount: column('record_count'),
      filter: column('filter'),
      seal,
    },
    where: sql`true`,
    scope: actorInScope,
    narrow: auditPeriod,
    filters: {
      from: said,
      to: said,
      username: (username: string) => sql`t.username in (${username}, ${username.toUpperCase()})`,
      role: (role: string) => sql`${role} = any(t.role_names)`,
    },
    search: (pattern, text) => sql`(t.entity_label ilike ${pattern} or t.entity_id = ${text})`,
    load: (db, entries, view) => load(peers, db, entries, view),
  });
