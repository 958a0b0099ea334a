import type { Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { columnOf } from './columns.ts';
import type { Definition } from './definition.ts';

/** Reads the state of a record from its column. */
export function withState<R extends Resource>({ states }: R, definition: Definition<R>): Definition<R> {
  const column = states && columnOf(definition as never, states.field);
  if (!states || !column) return definition;
  const derived = { [states.field]: sql.ref(`t.${column}`), ...definition.derived };
  return { ...definition, derived } as Definition<R>;
}
