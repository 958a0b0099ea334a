import { actionsOf } from '@console/contracts/core/privileges';
import type { ExportRestriction, GrantablePlace, RolePermission } from '@console/contracts/shell/roles';
import { typedTime } from '@console/ui/formats';
import { keyOf, levelsByKey } from './permissions.ts';

export type Line = ExportRestriction['lines'][number];

/** A module of the role that can be exported, by the name of its sub-menu. */
export interface Exportable {
  readonly module: string;
  readonly name: string;
}

/** Modules on which the role's level allows exports, in the order of the sidebar. */
export function exportables(
  places: readonly GrantablePlace[],
  permissions: readonly RolePermission[],
): readonly Exportable[] {
  const levels = levelsByKey(permissions);
  return places
    .filter((place) => {
      const level = levels.get(keyOf(place));
      return level !== undefined && actionsOf(level).includes('export');
    })
    .map(({ url, name }) => ({ module: url.replace(/^\//, ''), name }));
}

/** What a module without a line of its own is given when one is made. */
export const newLine = (module: string): Line => ({
  module,
  allowed: false,
  maxRows: 50_000,
  maxPeriodDays: 92,
  formats: ['csv', 'xlsx'],
  personalData: 'MASKED',
});

/** A line for each exportable module: its own, or one that allows nothing. Lines of other modules are kept. */
export function linesFor(modules: readonly Exportable[], lines: readonly Line[]): Line[] {
  const known = new Map(lines.map((line) => [line.module, line]));
  const own = new Set(modules.map(({ module }) => module));
  return [
    ...modules.map(({ module }) => known.get(module) ?? newLine(module)),
    ...lines.filter(({ module }) => !own.has(module)),
  ];
}

/** Lines that say something: one that allows nothing is the same as none. */
const telling = (lines: readonly Line[]): readonly Line[] => lines.filter(({ allowed }) => allowed);

const rank = (line: Line): string =>
  JSON.stringify([
    line.maxRows,
    line.maxPeriodDays,
    line.formats.toSorted((a, b) => (a < b ? -1 : 1)),
    line.personalData,
  ]);

export interface LineChange {
  readonly module: string;
  readonly before: Line | null;
  readonly after: Line | null;
}

/** Modules whose allowance differs, with what was and what will be. */
export function lineChanges(before: readonly Line[], after: readonly Line[]): readonly LineChange[] {
  const [was, is] = [before, after].map((lines) => new Map(telling(lines).map((line) => [line.module, line]))) as [
    Map<string, Line>,
    Map<string, Line>,
  ];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((module): LineChange[] => {
    const [old, now] = [was.get(module) ?? null, is.get(module) ?? null];
    return (old && rank(old)) === (now && rank(now)) ? [] : [{ module, before: old, after: now }];
  });
}

const isTime = (value: string | null): boolean => value === null || typedTime(value) === value;

/** What is wrong with a restriction before it is sent: fields by name, lines by module. */
export function restrictionFaults({
  mode,
  lines,
  hoursFrom,
  hoursTo,
  dailyLimit,
}: ExportRestriction): readonly string[] {
  const inBounds = (value: number | null, maximum: number) =>
    value === null || (Number.isInteger(value) && value >= 1 && value <= maximum);
  const ofLines =
    mode === 'BY_MODULE'
      ? telling(lines).flatMap(({ module, maxRows, maxPeriodDays, formats }) => [
          ...(inBounds(maxRows, 1_000_000) ? [] : [`${module}.maxRows`]),
          ...(inBounds(maxPeriodDays, 366) ? [] : [`${module}.maxPeriodDays`]),
          ...(formats.length > 0 ? [] : [`${module}.formats`]),
        ])
      : [];
  return [
    ...ofLines,
    ...((hoursFrom === null) === (hoursTo === null) && [hoursFrom, hoursTo].every(isTime) ? [] : ['hours']),
    ...(inBounds(dailyLimit, 200) ? [] : ['dailyLimit']),
  ];
}
