import { columnNamesOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { inBranches } from '../../../people/scope/predicate.ts';
import type { Db } from '../../../platform/context.ts';
import { resourceColumns } from '../cells.ts';
import { withNamedReferences } from '../named-references.ts';
import type { ExportSource } from '../source.ts';
import type { Sql } from '../../resource/definition.ts';
import { orderOf } from '../../resource/order.ts';
import { present } from '../../resource/present.ts';
import { from, loaded, selectFrom } from '../../resource/read.ts';
import type { RegisteredResource, Row } from '../../resource/registered.ts';
import type { StreamView } from '../../resource/stream.ts';
import { earlierValues, rewind, rewindPersonal } from './rewind.ts';

/** The end of a day in Jakarta. */
const endOf = (day: string): Date => new Date(Date.parse(`${day}T00:00:00+07:00`) + 86_400_000);

/** The columns of a list whose values have a history: fields, status and state. */
export const columnsWithHistory = (resource: Resource): readonly string[] =>
  columnNamesOf(resource).filter(
    (name) => name in resource.fields || (name === 'status' && resource.status) || name === resource.states?.field,
  );

/** Records that were there at the end of a day, within a scope as it is now. */
function thereOn({ definition }: RegisteredResource, day: string, { scope }: Pick<StreamView, 'scope'>): Sql {
  const { belongs, where, scope: scoped } = definition;
  const at = endOf(day);
  // A record that was deleted later was there.
  const own = belongs || !where ? sql`(t.deleted_at is null or t.deleted_at >= ${at})` : where;
  const seen = !scoped ? sql`true` : typeof scoped === 'string' ? inBranches(scope, `t.${scoped}`) : scoped(scope);
  return sql`(${own} and ${belongs ?? sql`true`} and t.created_at < ${at} and ${seen})`;
}

/** The name of the file with the state of a set of records on a day, from which its source is found again. */
export const stateName = ({ module }: Pick<Resource, 'module'>, day: string): string => `${module}-state-${day}`;
const named = /^(?<module>.+)-state-(?<day>\d{4}-\d{2}-\d{2})$/;

/** The module and the day of such a name; `null` for another one. */
export function stateNamed(name: string): { readonly module: string; readonly day: string } | null {
  const { module, day } = named.exec(name)?.groups ?? {};
  return module !== undefined && day !== undefined ? { module, day } : null;
}

/** The records of a resource as they were at the end of a day, from the audit trail. */
export function stateSource(registered: RegisteredResource, day: string): ExportSource {
  const resource: Resource = registered.resource;
  const { title } = resource;
  return {
    name: stateName(resource, day),
    title: text(`${title.id} per ${day}`, `${title.en} as of ${day}`),
    registered,
    async count(db: Db, _selection, view, most) {
      const { rows } = await sql<{ total: number }>`select count(*) as total from (
        select 1 ${from(registered)} where ${thereOn(registered, day, view as StreamView)}
        limit ${most + 1}) counted`.execute(db);
      return rows[0]?.total ?? 0;
    },
    select: (selection, view) => sql`${selectFrom(registered)} where ${thereOn(registered, day, view)}
      order by ${orderOf(registered, selection.sorts)}`,
    keyed: (selection, view) => ({
      ids: sql`select t.id ${from(registered)} where ${thereOn(registered, day, view)}
        order by ${orderOf(registered, selection.sorts)}`,
      rowsOf: (ids) => sql`${selectFrom(registered)} where t.id = any(${ids}::uuid[])`,
    }),
    async finish(db: Db, rows: Row[], { caller, clear = false }: StreamView) {
      await loaded(db, registered, rows, { of: 'list', caller });
      const ids = rows.map(({ secureId }) => secureId);
      const earlier = await earlierValues(db, registered, ids, endOf(day));
      await rewind(db, registered, rows, earlier);
      const shown = rows.map((row) => present(registered, row, caller, clear ? 'clear file' : 'file'));
      rewindPersonal(registered, shown, earlier);
      return withNamedReferences(db, registered, shown);
    },
    columns: (wanted, language) => resourceColumns(resource, wanted ?? columnsWithHistory(resource), language),
  };
}
