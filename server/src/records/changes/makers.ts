import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';

/**
 * Who asked for a record as it stands: everyone who edited the last approved change of it. Without four eyes those who
 * made it and changed it last; with them, the column of the last change names who approved it.
 */
export async function makersOf(
  tx: Tx,
  { resource: { fourEyes, module } }: Pick<RegisteredResource, 'resource'>,
  row: Row,
): Promise<readonly string[]> {
  if (!fourEyes) return [row['createdBy'] as string, row['updatedBy'] as string];
  // A change that created the record does not know it; the entry of the creation knows the approval of the change.
  const { rows } = await sql<{ editors: string[] }>`
    select c.editors from change_request c
    where c.module = ${module} and c.state = 'APPROVED' and (c.record_id = ${row.secureId} or c.id = (
      select a.entity_id::uuid from audit_entry_view e join audit_entry_view a on a.id = e.parent_id
      where e.entity_id = ${row.secureId} and e.module = ${module} and e.action = 'CREATE' and a.action = 'APPROVE'
      limit 1))
    order by c.decided_at desc limit 1`.execute(tx);
  return rows[0]?.editors ?? [];
}
