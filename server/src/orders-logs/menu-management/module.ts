import { menuCalls, menus, subMenus } from '@console/contracts/orders-logs/menu-management';
import { callers } from '../../people/auth/callers.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { menuDefinition, subMenuDefinition } from './definition.ts';
import { reorder, type Neighbours } from './reorder.ts';
import { placesOf, treeOf } from './tree.ts';

/** Menus and sub-menus, which are also the privileges that roles can be given. */
export const menuManagementModule: Module = (app) => {
  const { services } = app;
  registerResource(app, menus, menuDefinition(services));
  registerResource(app, subMenus, subMenuDefinition(services));
  serve(app, menuCalls.tree, ({ db }) => treeOf(db));
  serve(app, menuCalls.places, ({ db }) => placesOf(db));
  const serveOrder = (call: typeof menuCalls.reorder, neighbours: Neighbours) =>
    serve(app, call, async (context) => {
      const answer = await services.db.transaction().execute((tx) => reorder(tx, neighbours, context, services.now()));
      callers(services).forget();
      return answer;
    });
  serveOrder(menuCalls.reorder, { table: 'menu', column: 'header', module: menus.module });
  serveOrder(menuCalls.reorderSubMenus, { table: 'sub_menu', column: 'menu_id', module: subMenus.module });
};
