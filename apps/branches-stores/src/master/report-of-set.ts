import { choice, plainDate } from '@console/contracts/core/fields';
import type { ReportDataSet } from '@console/contracts/branches-stores/master';
import { masterOverview } from '@console/contracts/branches-stores/master';
import { columnNamesOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';

/** Filters that a report does not offer: conditions and pasted numbers have editors of the list. */
const ofLists: readonly string[] = ['where', 'match', 'numbers'];

/** The choice of the set of master data, as the first filter. */
const setFilter = (sets: readonly ReportDataSet[]) =>
  choice(
    sets.map(({ module, name }) => ({ value: module, title: text(name, name) })),
    { required: false },
  );

/**
 * A resource whose filters are those of a report: the set, then those of the set.
 * @param resource the contract of the chosen set; none: the set is still to be chosen
 */
export function reportOf(resource: Resource | null, sets: readonly ReportDataSet[], title: string): Resource {
  const base = resource ?? (masterOverview as unknown as Resource);
  const own = Object.entries(resource?.list.filters ?? {}).filter(([name]) => !ofLists.includes(name));
  return {
    ...base,
    titles: { ...base.titles, set: text(title, title) },
    list: { ...base.list, filters: { set: setFilter(sets), ...Object.fromEntries(own) } },
  } as Resource;
}

/** The chosen columns of an address, in the order of the list; all where none is named. */
export function columnsIn(resource: Resource, written: string | undefined): readonly string[] {
  const all = columnNamesOf(resource);
  const named = written?.split(',') ?? [];
  return named.length === 0 ? all : all.filter((name) => named.includes(name));
}

/** Whether a text of the address names columns of the set. */
export const namesColumns =
  (resource: Resource) =>
  (written: string): boolean =>
    written.split(',').every((name) => columnNamesOf(resource).includes(name));

/** Whether the past states of a set are computed from its history: records of a period say what holds on a day. */
export const hasStates = (resource: Resource | null): boolean => resource !== null && !resource.effective;

/** Whether a text is a day of the calendar that is not after today. */
export const isPastDay = (written: string, today: string): boolean =>
  plainDate().safeParse(written).success && written <= today;
