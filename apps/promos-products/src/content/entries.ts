import { cleanEntry, type Entry, type Part } from '@console/contracts/promos-products/content/document';

/**
 * Moves an entry to the place of another one; the others make room.
 * @example
 * movedTo([{ id: 'a' }, { id: 'b' }], 'a', 'b'); // [{ id: 'b' }, { id: 'a' }]
 */
export function movedTo(entries: readonly Entry[], id: string, target: string): readonly Entry[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const to = entries.findIndex((entry) => entry.id === target);
  const moved = entries[from];
  if (!moved || to < 0 || from === to) return entries;
  const others = entries.filter((entry) => entry.id !== id);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** A new entry without values; it belongs to `parentId` where its part says so. */
export const newEntry = (part: Part, given: Readonly<Record<string, unknown>> = {}): Entry =>
  cleanEntry(part, { ...given, id: crypto.randomUUID() });

/** Whether an entry has a text in any of its values. */
export function hasText({ fields }: Part, entry: Entry, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return Object.keys(fields).some((name) =>
    [entry[name]].flat().some(
      (value) =>
        typeof value === 'string' &&
        value
          .replaceAll(/<[^>]*>/g, ' ')
          .toLowerCase()
          .includes(wanted),
    ),
  );
}
