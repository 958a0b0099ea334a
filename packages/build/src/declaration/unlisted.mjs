import { firstPart, pathFault } from '@console/contracts/routes/claims';

export { firstPart, pathFault };

/** Faults of a module's own place in the sidebar and of its own privilege. */
function sidebarFaults({ id, privilege, pages, sidebar, unlisted }, routes) {
  if (sidebar === undefined) return [];
  const faults = [];
  if (unlisted === undefined) faults.push(`module ${id} is of the list of routes: its place in the sidebar is there`);
  if (privilege !== `${id}:browse`)
    faults.push(`module ${id} has a place in the sidebar for ${privilege}; its own privilege is ${id}:browse`);
  if (routes.some((route) => route.privilege === privilege))
    faults.push(`module ${id} has a place in the sidebar for ${privilege}, which has one`);
  if (pages[0]?.path.includes(':'))
    faults.push(`module ${id} has a place in the sidebar for ${pages[0].path}, which needs a parameter`);
  for (const name of ['menu', 'name'])
    if (!(sidebar[name]?.length >= 3 && sidebar[name].length <= 50))
      faults.push(`module ${id} has a place in the sidebar whose ${name} is not 3 to 50 characters`);
  return faults;
}

/** Faults of a module with pages outside the list of routes, which it declares with a reason (`unlisted`). */
export function unlistedFaults(module, routes) {
  const { id, privilege, pages, unlisted, sidebar } = module;
  const faults = sidebarFaults(module, routes);
  if (unlisted === undefined) return faults;
  if (typeof unlisted !== 'string' || unlisted.trim().length < 10)
    faults.push(
      `module ${id} needs a reason of at least 10 characters for pages that are no routes of the specification`,
    );
  const owner = routes.find((route) => route.module === id);
  if (owner) faults.push(`module ${id} belongs to ${owner.app}`);
  if (!sidebar && !routes.some((route) => route.privilege === privilege))
    faults.push(`module ${id} needs ${privilege}, which no route names`);
  for (const { path } of pages) {
    const fault = routes.some((route) => route.path === path) ? null : pathFault(path, routes);
    if (fault) faults.push(fault);
    if (!fault && typeof pages.find((page) => page.path === path).load !== 'function')
      faults.push(`${path} has no lazy page`);
  }
  return faults;
}

/** Faults between declarations: an address, or the first segment of an unlisted one, that two of them use. */
export function sharedFaults(declarations) {
  const owners = new Map();
  const faults = [];
  for (const { id, modules } of declarations) {
    for (const { pages, unlisted } of modules) {
      for (const { path } of pages) {
        const part = firstPart(path);
        const owner = owners.get(part);
        if (owner && owner.id !== id && (unlisted || owner.unlisted))
          faults.push(`${path} of ${id} is below an address of ${owner.id}`);
        if (!owner) owners.set(part, { id, unlisted: Boolean(unlisted) });
      }
    }
  }
  return faults;
}
