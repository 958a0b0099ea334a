import { actionsOf, restrictedModules } from '@console/contracts/core/privileges';
import type { ExportLimit, UserRole } from '@console/contracts/shell/privileges';

/** The export limits of a role, for the privileges on which it allows exports. */
export interface RoleExports {
  readonly privileges: readonly string[];
  /** Modules that may be exported, with the longest period in days if limited; `null`: no exports. */
  readonly lines: ExportLimit['lines'];
}

/** The rule by which the server would refuse an export of the list. */
export type ExportBreach = { readonly rule: 'mode' | 'line' } | { readonly rule: 'period'; readonly maximum: number };

/** Joins the limits of roles with the privileges on which these roles allow export. */
export const roleExports = (
  userRoles: readonly Pick<UserRole, 'secureId' | 'permission'>[],
  limits: readonly ExportLimit[] = [],
): readonly RoleExports[] =>
  limits.map(({ roleSecureId, lines }) => ({
    lines,
    privileges: userRoles
      .filter(({ secureId }) => secureId === roleSecureId)
      .flatMap(({ permission: { menu, subMenus } }) => [menu, ...(subMenus ?? [])])
      .flatMap(({ privilege, description }) =>
        privilege && actionsOf(description).includes('export') ? [privilege] : [],
      ),
  }));

/**
 * The restriction that refuses every export of a module (docs/model/platform.md#export-restriction), by the strictest
 * role.
 * @param openPeriod true: the list has a period filter, and no period is set
 * @example
 * const breach = exportBreach(menu.exports ?? [], resource, false);
 */
export function exportBreach(
  exports: readonly RoleExports[],
  { privilege, module }: { readonly privilege: string; readonly module: string },
  openPeriod: boolean,
): ExportBreach | undefined {
  const limits = exports.filter(({ privileges }) => privileges.includes(privilege)).map(({ lines }) => lines);
  if (limits.includes(null)) return { rule: 'mode' };
  const lineOf = (lines: ExportLimit['lines']) =>
    restrictedModules({ module, privilege }).find((name) => lines !== null && Object.hasOwn(lines, name));
  if (limits.some((lines) => lineOf(lines) === undefined)) return { rule: 'line' };
  const days = limits.flatMap((lines) => lines?.[lineOf(lines)!] ?? []);
  return openPeriod && days.length > 0 ? { rule: 'period', maximum: Math.min(...days) } : undefined;
}
