import { sameValue } from '@console/contracts/core/same-value';
import {
  cleanEntry,
  type Content,
  type ContentDocument,
  type Entry,
  type Part,
} from '@console/contracts/promos-products/content/document';

/** A field that two editors changed differently. */
export interface Conflict {
  readonly part: string;
  readonly id: string;
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  readonly content: Content;
  readonly conflicts: readonly Conflict[];
  /** Whether anything of the other editor was taken over. */
  readonly hasTaken: boolean;
}

interface Sides {
  readonly base: Entry | undefined;
  readonly mine: Entry | undefined;
  readonly theirs: Entry | undefined;
}

const byId = (entries: readonly Entry[]): ReadonlyMap<string, Entry> => new Map(entries.map((each) => [each.id, each]));
const sameEntry = (part: Part, one: Entry, other: Entry): boolean =>
  sameValue(cleanEntry(part, one), cleanEntry(part, other));

/** The fields of an entry that both have: what only one side changed is taken, what both changed stays mine. */
function mergeFields(name: string, part: Part, { base, mine, theirs }: Required<Sides>): [Entry, Conflict[]] {
  const conflicts: Conflict[] = [];
  const [was, own, other] = [base ?? theirs!, mine!, theirs!].map((entry) => cleanEntry(part, entry)) as [
    Entry,
    Entry,
    Entry,
  ];
  const merged: Record<string, unknown> = { ...mine! };
  for (const field of Object.keys(own).filter((key) => key !== 'id')) {
    if (sameValue(own[field], other[field]) || sameValue(other[field], was[field])) continue;
    if (sameValue(own[field], was[field])) merged[field] = other[field];
    else conflicts.push({ part: name, id: own.id, field, mine: own[field], theirs: other[field] });
  }
  return [merged as unknown as Entry, conflicts];
}

/** An entry that one side lacks: what the other side added or changed stays, what it left alone is gone. */
function keptAlone(part: Part, { base, mine, theirs }: Sides): Entry | undefined {
  const only = mine ?? theirs;
  return only && base && sameEntry(part, only, base) ? undefined : only;
}

function order(base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]): readonly string[] {
  const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
  const known = new Set(ids(mine));
  const before = ids(base).filter((id) => known.has(id));
  const since = new Set(ids(base));
  const isMoved = !sameValue(
    before,
    ids(mine).filter((id) => since.has(id)),
  );
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  return [...new Set([...ids(first), ...ids(second)])];
}

/**
 * Joins what two editors made of one draft. Nothing typed here is lost: where both changed a field, the own text
 * stays, and the conflict has the other.
 * @example
 * const { content, conflicts } = mergeContents(faqDocument, base, mine, theirs);
 */
export function mergeContents(
  { parts }: Pick<ContentDocument, 'parts'>,
  base: Content,
  mine: Content,
  theirs: Content,
): Merged {
  const conflicts: Conflict[] = [];
  const content = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const lists = [base[name] ?? [], mine[name] ?? [], theirs[name] ?? []] as const;
      const [was, own, other] = lists.map(byId) as [
        ReturnType<typeof byId>,
        ReturnType<typeof byId>,
        ReturnType<typeof byId>,
      ];
      const entries = order(...lists).flatMap((id) => {
        const sides: Sides = { base: was.get(id), mine: own.get(id), theirs: other.get(id) };
        if (!sides.mine || !sides.theirs) return keptAlone(part, sides) ?? [];
        const [entry, found] = mergeFields(name, part, sides as Required<Sides>);
        conflicts.push(...found);
        return entry;
      });
      return [name, entries];
    }),
  );
  return { content, conflicts, hasTaken: !sameValue(content, mine) };
}
