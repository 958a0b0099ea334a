import { sameValue } from '../../core/same-value.ts';
import type { Content, ContentDocument, Entry, Part } from './document.ts';

/** What a field of an entry was and is. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** How an entry differs between two contents of a document. */
export interface EntryChange {
  readonly part: string;
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly before: Entry | null;
  readonly after: Entry | null;
  /** The fields that differ; of what was added or removed none. */
  readonly fields: readonly FieldChange[];
}

const fieldChanges = ({ fields }: Part, before: Entry, after: Entry): readonly FieldChange[] =>
  Object.keys(fields)
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));

/** Indexes of a longest rising run of numbers, which need not be neighbours. */
function longestRisingRun(numbers: readonly number[]): ReadonlySet<number> {
  const length = numbers.map(() => 1);
  const from = numbers.map(() => -1);
  for (const [at, number] of numbers.entries())
    for (let earlier = 0; earlier < at; earlier += 1)
      if (numbers[earlier]! < number && length[earlier]! + 1 > length[at]!) {
        length[at] = length[earlier]! + 1;
        from[at] = earlier;
      }
  const run = new Set<number>();
  for (let at = length.indexOf(Math.max(0, ...length)); at >= 0; at = from[at]!) run.add(at);
  return run;
}

/** Ids of as few entries as possible whose move explains the new order, and of those with another parent. */
function movedIds(before: readonly Entry[], after: readonly Entry[]): ReadonlySet<string> {
  const placeBefore = new Map(before.map((entry, at) => [entry.id, { entry, at }]));
  const common = after.filter(({ id }) => placeBefore.has(id));
  const unmoved = longestRisingRun(common.map(({ id }) => placeBefore.get(id)!.at));
  return new Set(
    common
      .filter(({ id, parentId }, at) => {
        const parentBefore = placeBefore.get(id)!.entry.parentId ?? null;
        return !unmoved.has(at) || parentBefore !== (parentId ?? null);
      })
      .map(({ id }) => id),
  );
}

/**
 * The entries that differ between two contents, by part in the order of the later one; removed ones come last.
 * @example
 * changesBetween(faqDocument, live, draft).map(({ kind }) => kind); // ['changed', 'added']
 */
export function changesBetween({ parts }: ContentDocument, before: Content, after: Content): readonly EntryChange[] {
  return Object.entries(parts).flatMap(([name, part]) => {
    const [earlier = [], later = []] = [before[name], after[name]];
    const known = new Map(earlier.map((entry) => [entry.id, entry]));
    const kept = new Set(later.map(({ id }) => id));
    const moved = movedIds(earlier, later);
    const changed = later.flatMap((entry): EntryChange[] => {
      const was = known.get(entry.id);
      const base = { part: name, id: entry.id, after: entry };
      if (!was) return [{ ...base, kind: 'added', before: null, fields: [] }];
      const fields = fieldChanges(part, was, entry);
      if (fields.length > 0) return [{ ...base, kind: 'changed', before: was, fields }];
      return moved.has(entry.id) ? [{ ...base, kind: 'moved', before: was, fields }] : [];
    });
    const removed = earlier
      .filter(({ id }) => !kept.has(id))
      .map((entry): EntryChange => ({
        part: name,
        id: entry.id,
        kind: 'removed',
        before: entry,
        after: null,
        fields: [],
      }));
    return [...changed, ...removed];
  });
}
