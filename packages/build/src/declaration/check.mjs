import { needsFaults } from './needs.mjs';
import { unlistedFaults } from './unlisted.mjs';

const faultOf = (id, words) => `Declaration of ${id}: ${words}.`;

/** Faults of one page against the routes of the specification. */
function pageFaults(remote, module, page, known) {
  const route = known.get(page.path);
  if (!route) return module.unlisted ? [] : [faultOf(remote.id, `${page.path} is not a route of the specification`)];
  const faults = [];
  if (module.unlisted)
    faults.push(faultOf(remote.id, `${page.path} is a route of the specification and needs no reason`));
  if (route.app !== remote.id) faults.push(faultOf(remote.id, `${page.path} belongs to ${route.app}`));
  if (route.module !== module.id)
    faults.push(faultOf(remote.id, `${page.path} is of module ${route.module}, not ${module.id}`));
  if (route.privilege !== module.privilege)
    faults.push(faultOf(remote.id, `${page.path} needs ${route.privilege}, not ${module.privilege}`));
  if (typeof page.load !== 'function') faults.push(faultOf(remote.id, `${page.path} has no lazy page`));
  return faults;
}

const fits = (pattern, address) => {
  const [wanted, given] = [pattern, address.split('?')[0]].map((path) => path.split('/'));
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
};

/** A search result must lead to a page of its module whose address has a parameter for the record. */
function searchFaults(remote, { id, search, pages }) {
  const leads = (address) => /\{\w+\}/.test(address) && pages.some(({ path }) => fits(path, address));
  return [search, ...pages.map((page) => page.search)]
    .filter((each) => each && !leads(each.page))
    .map(({ page }) => faultOf(remote.id, `records found of ${id} lead to ${page}, which is no page of it`));
}

/** Faults of a declaration: missing names and titles, and pages that differ from the list of routes. */
export function declarationFaults(remote, id, routes) {
  if (remote?.id !== id) return [faultOf(id, `its id is ${remote?.id}`)];
  const known = new Map(routes.map((route) => [route.path, route]));
  const faults = [];
  const titled = [remote, ...remote.modules, ...remote.modules.flatMap((module) => module.pages)];
  if (titled.some(({ title }) => !title?.id || !title?.en)) faults.push(faultOf(id, 'a title lacks a language'));
  if (!remote.owner?.team || !remote.owner?.contact) faults.push(faultOf(id, 'no owner team and contact'));
  if (remote.modules.length === 0) faults.push(faultOf(id, 'no modules'));
  for (const module of remote.modules) {
    faults.push(...unlistedFaults(module, routes).map((words) => faultOf(id, words)));
    if (module.pages.length === 0) faults.push(faultOf(id, `module ${module.id} has no pages`));
    for (const page of module.pages)
      faults.push(
        ...pageFaults(remote, module, page, known),
        ...needsFaults(page, known.get(page.path)).map((words) => faultOf(id, words)),
      );
    faults.push(...searchFaults(remote, module));
  }
  const paths = remote.modules.flatMap((module) => module.pages.map((page) => page.path));
  const repeated = paths.filter((path, index) => paths.indexOf(path) !== index);
  return [...faults, ...repeated.map((path) => faultOf(id, `${path} is declared twice`))];
}
