import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { actions } from '../core/privileges.ts';
import { viewing } from './view-as.ts';

/** One menu or sub-menu as the client shows it; `description` is the permission level. */
export const menuItem = z.object({
  menu_name: z.string(),
  submenu_name: z.nullable(z.string()),
  url: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  description: z.nullable(z.string()),
  header: z.optional(z.string()),
  category: z.optional(z.string()),
  privilege: z.nullable(z.string()),
  linkOnly: z.optional(z.boolean()),
  order: z.int(),
  active: z.boolean(),
});
export type MenuItem = z.infer<typeof menuItem>;

/** One role and one menu of it. */
export const userRole = z.object({
  secureId: z.string(),
  name: z.string(),
  jobName: z.nullable(z.string()),
  permission: z.object({ menu: menuItem, subMenus: z.array(menuItem) }),
});
export type UserRole = z.infer<typeof userRole>;

/**
 * What the export restriction of a role allows (docs/model/platform.md#export-restriction): the client shows why, the
 * services refuse.
 */
export const exportLimit = z.object({
  roleSecureId: z.string(),
  /** Modules that may be exported, with the longest period in days where there is one; `null`: nothing may. */
  lines: z.nullable(z.record(z.string(), z.nullable(z.int()))),
});
export type ExportLimit = z.infer<typeof exportLimit>;

/** `viewing`: the console is viewed as a role; menus and levels are those of the role. */
export const privileges = z.object({
  privilegesVersion: z.int(),
  userRoles: z.array(userRole),
  viewing: z.nullable(viewing),
  /** Of the roles that restrict exports. */
  exportLimits: z.array(exportLimit),
});
export type Privileges = z.infer<typeof privileges>;

/** Roles that have an action; shown to users who may view the module but lack the action. */
export const privilegeHolders = call({
  name: 'privileges.holders',
  base: 'middle',
  access: 'session',
  method: 'GET',
  path: 'privileges/holders',
  summary: 'Roles that hold an action on a privilege',
  query: z.object({ privilege: z.string(), action: z.enum(actions) }),
  result: z.object({ roles: z.array(z.string()) }),
});

/** Answered with every call of a session; when it differs from the client's, the menu is fetched again. */
export const privilegesVersionHeader = 'x-privileges-version';

/** What the signed-in user may do (docs/model/platform.md#privileges). Its failure sends the client to the 403 page. */
export const getPrivileges = call({
  name: 'privileges',
  base: 'middle',
  access: 'session',
  method: 'GET',
  path: 'privileges',
  summary: 'Menus and levels of the signed-in user',
  result: privileges,
});
