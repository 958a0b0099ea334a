import type { Fields } from '@console/contracts/core/fields';
import { narrowedParameters } from '@console/contracts/core/reference';
import type { ChosenAct } from './use-act.ts';

/** What all chosen records have in a field: the rows alike, or the filter by which all of them were chosen. */
function sharedValue({ selection, filter }: ChosenAct, name: string): unknown {
  if (selection.kind === 'all') return filter[name];
  const values = new Set([...selection.rows.values()].map((row) => (row as Readonly<Record<string, unknown>>)[name]));
  return values.size === 1 ? [...values][0] : undefined;
}

/**
 * The fields of an act. A choice that a field of the record narrows is narrowed by what the chosen records share.
 * @example
 * sharedChoices(act.fields, chosen).saoId.lovParameters; // { branchId }, of outlets of one branch
 */
export const sharedChoices = (fields: Fields, chosen: ChosenAct): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = Object.values(field.narrowedBy ?? {}).filter((by) => !Object.hasOwn(fields, by));
      if (own.length === 0) return [name, field];
      const values = Object.fromEntries(own.map((by) => [by, sharedValue(chosen, by)]));
      return [name, { ...field, lovParameters: narrowedParameters(field, values) }];
    }),
  );
