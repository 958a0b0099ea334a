import { labelFields, type Resource } from '@console/contracts/core/resource';
import { fieldOf, type DetailField, type DetailSection } from './declaration.ts';

/** Facts of the summary. */
const most = 3;
/** Kinds that need more than a line. */
const long = new Set(['paragraph', 'richText', 'image', 'references', 'object', 'choices', 'tags']);

type Entry<R> = (keyof R & string) | DetailField<R>;
const nameOf = <R>(entry: Entry<R>): string => (typeof entry === 'string' ? entry : entry.name);

/**
 * The facts that stand first on the page of a record, and the sections without them: those that the contract declares,
 * else the first short ones that the title does not say. The title of the page is not repeated as the first field.
 * @param titled the page has a title of its own, not the record's label
 */
export function summarised<R>(
  resource: Resource,
  sections: readonly DetailSection<R>[],
  titled: boolean,
): { readonly facts: readonly Entry<R>[]; readonly sections: readonly DetailSection<R>[] } {
  const all = sections.flatMap(({ fields }) => fields);
  const label = labelFields(resource);
  const [first] = all;
  // A field with a part of its own, such as a button that reveals it, stays.
  const repeats = !titled && label.length === 1 && first === label[0];
  const rest = repeats ? all.slice(1) : all;
  const isShort = (entry: Entry<R>) =>
    !long.has(fieldOf(resource, nameOf(entry)).kind) && (typeof entry === 'string' || entry.wide !== true);
  const wanted = resource.summary;
  const facts = wanted
    ? wanted.flatMap((name) => rest.find((entry) => nameOf(entry) === name) ?? [])
    : rest.filter((entry) => isShort(entry) && (titled || !label.includes(nameOf(entry)))).slice(0, most);
  const isLeft = (entry: Entry<R>) => !(repeats && entry === first) && !facts.includes(entry);
  return {
    facts,
    sections: sections
      .map((section) => ({ ...section, fields: section.fields.filter(isLeft) }))
      .filter(({ fields }) => fields.length > 0),
  };
}
