import { actionsOf } from '@console/contracts/core/privileges';
import type { ExportLimit, UserRole } from '@console/contracts/shell/privileges';

/** What a role that limits exports lets out, for the privileges on which it allows export at all. */
export interface RoleExports {
  readonly privileges: readonly string[];
  /** Modules that may be exported, with the longest period in days where there is one; `null`: nothing may. */
  readonly lines: ExportLimit['lines'];
}

/** The rule by which the services would refuse every export of a list as it is asked now. */
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
 * What stands in the way of any export of a module (docs/model/platform.md#export-restriction): the strictest of the
 * roles holds.
 * @param openPeriod the list has a period, and none is chosen
 */
export function exportBreach(
  exports: readonly RoleExports[],
  { privilege, module }: { readonly privilege: string; readonly module: string },
  openPeriod: boolean,
): ExportBreach | undefined {
  const limits = exports.filter(({ privileges }) => privileges.includes(privilege)).map(({ lines }) => lines);
  if (limits.includes(null)) return { rule: 'mode' };
  if (limits.some((lines) => lines !== null && !Object.hasOwn(lines, module))) return { rule: 'line' };
  const days = limits.flatMap((lines) => lines?.[module] ?? []);
  return openPeriod && days.length > 0 ? { rule: 'period', maximum: Math.min(...days) } : undefined;
}
