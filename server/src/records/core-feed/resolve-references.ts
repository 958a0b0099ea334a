import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { choiceOf } from '../resource/choice.ts';
import { filtered } from '../resource/predicates.ts';
import { targetOf } from '../resource/references.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { fedColumns } from './delivery-columns.ts';
import type { FedRow } from './read-delivery.ts';

/** The rows with the ids of the records that their codes name; an unknown code is a fault of its row. */
export async function resolveReferences(tx: Tx, registered: RegisteredResource, rows: readonly FedRow[]) {
  let resolved = rows;
  for (const { name, field } of fedColumns(registered.resource).filter((column) => column.field.kind === 'reference')) {
    const target = targetOf(registered, name);
    if (!target) throw new TypeError(`${registered.resource.module}.${name} names no resource to look up codes in`);
    const codes = [...new Set(resolved.flatMap(({ values }) => (values[name] as string | null) ?? []))];
    const { code } = choiceOf(target);
    const { rows: found } = await sql<{ id: string; code: string }>`
      select t.id, ${code} as code from ${sql.table(target.definition.table)} t ${target.definition.joins ?? sql``}
      where ${code} = any(${codes}) and t.deleted_at is null
        and ${filtered(target, Object.entries(field.lovParameters ?? {}))}`.execute(tx);
    const ids = new Map(found.map((record) => [record.code, record.id]));
    resolved = resolved.map((row) => {
      const given = row.values[name] as string | null;
      if (given === null) return row;
      const id = ids.get(given);
      return {
        ...row,
        values: { ...row.values, [name]: id ?? null },
        faults: id ? row.faults : [...row.faults, { field: name, code: 'NOT_FOUND' }],
      };
    });
  }
  return resolved;
}
