import type { Field } from './fields.ts';
import { labelFields, type Resource } from './resource.ts';

interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Fields of a change that its row in a list has room for. */
const most = 3;

/** What says most comes first: figures, then choices and days, then words and other records. */
const ranks: Partial<Record<Field['kind'], number>> = {
  percent: 0,
  money: 0,
  decimal: 1,
  integer: 1,
  flag: 2,
  choice: 2,
  choices: 2,
  date: 3,
  text: 4,
  reference: 5,
  references: 5,
  paragraph: 6,
};
const unknownRank = 4;
/** They have no room in a row. */
const long: readonly Field['kind'][] = ['richText', 'object', 'image'];

/**
 * The fields that tell in one row what a change is about: those that differ, the telling ones first. What the label of
 * the record says already, and what a new record has not, is left out.
 * @example
 * gistOf(branchRates, change).map(({ field }) => field); // ['rateRegular', 'rateRepeat', 'effectiveFrom']
 */
export function gistOf<One extends Change>(
  resource: Resource,
  { action, changes }: { readonly action: string; readonly changes: readonly One[] },
): readonly One[] {
  if (action === 'delete') return [];
  const isNew = action === 'create';
  const said = isNew ? labelFields(resource) : [];
  const fieldOf = (name: string): Field | undefined => resource.fields[name] ?? resource.derived[name];
  const rankOf = ({ field }: One) => ranks[fieldOf(field)?.kind ?? 'text'] ?? unknownRank;
  return changes
    .filter(({ field, before, after }) => {
      const { kind = 'text', personal } = fieldOf(field) ?? {};
      if (personal || long.includes(kind) || said.includes(field)) return false;
      return isNew ? after !== null && after !== undefined : JSON.stringify(before) !== JSON.stringify(after);
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, most);
}
