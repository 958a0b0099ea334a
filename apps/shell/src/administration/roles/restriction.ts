import { actionsOf } from '@console/contracts/core/privileges';
import type { ExportRestriction, GrantablePlace, RolePermission } from '@console/contracts/shell/roles';
import { typedTime } from '@console/ui/formats';
import { keyOf, levelsByKey } from './permissions.ts';

export type Line = ExportRestriction['lines'][number];

/** A module of the role that can be exported, with the name of its sub-menu. */
export interface Exportable {
  readonly module: string;
  readonly name: string;
}

/** Modules that the role's level allows to export, in the order of the sidebar. */
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

/** Default limits of a module that had none. */
export const newLine = (module: string): Line => ({
  module,
  allowed: false,
  maxRows: 50_000,
  maxPeriodDays: 92,
  formats: ['csv', 'xlsx'],
  personalData: 'MASKED',
});

/** One line per exportable module: its own, or one that allows nothing. Lines of other modules are kept. */
export function linesFor(modules: readonly Exportable[], lines: readonly Line[]): Line[] {
  const linesByModule = new Map(lines.map((line) => [line.module, line]));
  const modulesOfRole = new Set(modules.map(({ module }) => module));
  return [
    ...modules.map(({ module }) => linesByModule.get(module) ?? newLine(module)),
    ...lines.filter(({ module }) => !modulesOfRole.has(module)),
  ];
}

/** Lines with an effect: a line that allows nothing equals no line. */
const effective = (lines: readonly Line[]): readonly Line[] => lines.filter(({ allowed }) => allowed);

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

/** Modules whose limits differ, with the values before and after. */
export function lineChanges(before: readonly Line[], after: readonly Line[]): readonly LineChange[] {
  const [was, is] = [before, after].map((lines) => new Map(effective(lines).map((line) => [line.module, line]))) as [
    Map<string, Line>,
    Map<string, Line>,
  ];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((module): LineChange[] => {
    const [old, now] = [was.get(module) ?? null, is.get(module) ?? null];
    return (old && rank(old)) === (now && rank(now)) ? [] : [{ module, before: old, after: now }];
  });
}

const isTime = (value: string | null): boolean => value === null || typedTime(value) === value;

/** Validates a restriction: errors of fields by name, of lines by module. */
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
      ? effective(lines).flatMap(({ module, maxRows, maxPeriodDays, formats }) => [
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
