import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../../platform/http/refusal.ts';
import { filtered } from '../resource/predicates.ts';
import { from } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';

/**
 * Changes, as `c`, of the records that a list shows under one of its filters, also of those that they create.
 * @throws Refusal VALIDATION for a filter that names no record
 */
export function changesWithin(registered: RegisteredResource, filter: string, id: string): RawBuilder<boolean> {
  if (registered.resource.list.filters[filter]?.kind !== 'reference')
    throw invalid({ field: 'within', code: 'NOT_ALLOWED' });
  return sql<boolean>`case when c.record_id is null then c.place ->> ${filter} = ${id}
    else exists (select ${from(registered)} where t.id = c.record_id and ${filtered(registered, [[filter, id]])}) end`;
}
