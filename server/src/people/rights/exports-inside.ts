import type { ExportRestriction } from '../roles/tables.ts';

/** The exports of a role: the privileges on which its level exports, and its restriction. */
export interface ExportingRole {
  readonly privileges: readonly string[];
  readonly restriction: ExportRestriction;
}

type Line = ExportRestriction['lines'][number];
const moduleOf = (privilege: string) => privilege.replace(/:browse$/, '');
const atMost = (value: number | null, limit: number | null) => limit === null || (value !== null && value <= limit);

const lineOf = ({ lines }: ExportRestriction, module: string): Line | undefined =>
  lines.find((line) => line.module === module && line.allowed);

/** Whether one restriction allows no more of a module than another. */
function isInside(given: ExportRestriction, own: ExportRestriction, module: string): boolean {
  if (given.mode === 'BLOCK_ALL' || own.mode === 'NONE') return true;
  if (own.mode === 'BLOCK_ALL') return given.mode === 'BY_MODULE' && !lineOf(given, module);
  if (given.mode === 'NONE') return false;
  const [line, limit] = [lineOf(given, module), lineOf(own, module)];
  if (!line) return true;
  return (
    limit !== undefined &&
    line.maxRows <= limit.maxRows &&
    atMost(line.maxPeriodDays, limit.maxPeriodDays) &&
    line.formats.every((format) => limit.formats.includes(format)) &&
    (line.personalData === 'MASKED' || limit.personalData === 'CLEAR') &&
    atMost(given.dailyLimit, own.dailyLimit) &&
    (own.hoursFrom === null || (given.hoursFrom === own.hoursFrom && given.hoursTo === own.hoursTo))
  );
}

/**
 * Whether a role exports no more than a person may. Of several own roles the strictest value of each field applies
 * (docs/model/platform.md#export-restriction), so the role must be as strict as each of them.
 */
export const exportsInside = (role: ExportingRole | null, own: readonly ExportingRole[]): boolean =>
  role === null ||
  role.privileges.every((privilege) => {
    const module = moduleOf(privilege);
    return own
      .filter(({ privileges }) => privileges.includes(privilege))
      .every(({ restriction }) => isInside(role.restriction, restriction, module));
  });
