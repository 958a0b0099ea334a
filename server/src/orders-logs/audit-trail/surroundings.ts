import type { AuditEntry, AuditNeighbour } from '@console/contracts/orders-logs/audit-trail';
import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { actorInScope } from './scope.ts';

const mostOfRequest = 50;
const neighbour = sql`select t.id as "secureId", t.at, t.username, t.module, t.action, t.entity_label as "entityLabel",
  t.outcome from audit_entry t`;

async function find(
  db: Db | Tx,
  scope: Scope,
  condition: Sql,
  order: Sql,
  limit: number,
  offset = 0,
): Promise<AuditNeighbour[]> {
  const { rows } = await sql<AuditNeighbour>`${neighbour} where ${condition} and ${actorInScope(scope)}
      order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Entries of a bulk call or import, in the order they were written. */
export async function childrenOf(
  db: Db | Tx,
  parentId: string,
  scope: Scope,
  page: number,
  size: number,
): Promise<{ rows: AuditNeighbour[]; total: number }> {
  const condition = sql`t.parent_id = ${parentId}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*) as total from audit_entry t where ${condition} and ${actorInScope(scope)}`.execute(db);
  return {
    rows: await find(db, scope, condition, sql`t.at, t.id`, size, (page - 1) * size),
    total: counted[0]?.total ?? 0,
  };
}

/** Related entries: of the same request, of the same record before and after, and of the same bulk call. */
export async function surroundingsOf(
  db: Db | Tx,
  entry: AuditEntry,
  parentId: string | null,
  scope: Scope,
): Promise<NonNullable<AuditEntry['surroundings']>> {
  const self = sql`t.id <> ${entry.secureId}`;
  // Changes of the record; reads have an action of their own.
  const sameRecord = sql`t.entity_id = ${entry.entityId} and t.module = ${entry.module} and t.action <> 'READ'
    and ${self}`;
  const place = sql`(${new Date(entry.at)}::timestamptz, ${entry.secureId}::uuid)`;
  const none = Promise.resolve([]);
  const [sameRequest, previous, next, parent, children] = await Promise.all([
    entry.requestId
      ? find(
          db,
          scope,
          sql`t.request_id = ${entry.requestId} and t.parent_id is null and ${self}`,
          sql`t.at, t.id`,
          mostOfRequest,
        )
      : none,
    entry.entityId
      ? find(db, scope, sql`${sameRecord} and (t.at, t.id) < ${place}`, sql`t.at desc, t.id desc`, 1)
      : none,
    entry.entityId ? find(db, scope, sql`${sameRecord} and (t.at, t.id) > ${place}`, sql`t.at, t.id`, 1) : none,
    parentId ? find(db, scope, sql`t.id = ${parentId}`, sql`t.at`, 1) : none,
    childrenOf(db, entry.secureId, scope, 1, 1),
  ]);
  return {
    sameRequest,
    previous: previous[0] ?? null,
    next: next[0] ?? null,
    parent: parent[0] ?? null,
    childCount: children.total,
  };
}
