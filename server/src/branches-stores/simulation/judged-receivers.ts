import type { Subjects } from './concessions.ts';

/** The receiver of a concession. */
export interface Subject {
  readonly subjectType: string;
  readonly subjectCode: string;
}

function together(subjects: readonly Subject[]): Subjects {
  const byKind: Record<string, string[]> = {};
  for (const { subjectType: kind, subjectCode } of subjects)
    byKind[kind] = [...new Set([...(byKind[kind] ?? []), subjectCode])];
  return byKind;
}

/** Most points at which each set of receivers is judged. */
export const mostPoints = 400;

/** The kind of which one person may be two: members are in any number of groups. */
const manyOf = 'MEMBERSHIP_GROUP';

/** What one person may be of a kind, besides nobody; of groups of members all sets. */
function choicesOf(kind: string, receivers: readonly Subject[]): readonly (readonly Subject[])[] {
  const [first, ...others] = receivers;
  if (kind !== manyOf || !first) return receivers.map((each) => [each]);
  const without = choicesOf(kind, others);
  return [[first], ...without, ...without.map((set) => [first, ...set])];
}

/** All that one person may be of these kinds. */
function setsOf(kinds: readonly (readonly (readonly Subject[])[])[]): Subject[][] {
  let sets: Subject[][] = [[]];
  for (const choices of kinds) sets = [...sets, ...sets.flatMap((set) => choices.map((each) => [...set, ...each]))];
  return sets;
}

/**
 * Who may get these concessions, or several at once: of a rate, and of fees of several types. Nobody in particular
 * first; `null` where these are more than {@link mostPoints}.
 * @param subject whose concession the change is
 */
export function receiversOf(receivers: readonly Subject[], subject?: Subject): readonly Subjects[] | null {
  const own = subject ? [subject] : [];
  const byKind = new Map<string, Map<string, Subject>>();
  for (const each of receivers) {
    if (own.some(({ subjectType: kind }) => kind === each.subjectType && kind !== manyOf)) continue;
    const known = byKind.get(each.subjectType) ?? new Map<string, Subject>();
    byKind.set(each.subjectType, known.set(each.subjectCode, each));
  }
  const counts = [...byKind].map(([kind, { size }]) => (kind === manyOf ? 2 ** size : size + 1));
  if (counts.reduce((product, count) => product * count, 1) > mostPoints) return null;
  const kinds = [...byKind].map(([kind, codes]) => choicesOf(kind, [...codes.values()]));
  const judged = setsOf(kinds).map((set) => together([...own, ...set]));
  return [...new Map(judged.map((set) => [JSON.stringify(set), set])).values()];
}
