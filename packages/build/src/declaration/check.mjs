import { needsFaults } from './needs.mjs';
import { unlistedFaults } from './unlisted.mjs';

const say = (id, words) => `Declaration of ${id}: ${words}.`;

/** Faults of one page against the routes of the specification. */
function pageFaults(remote, module, page, known) {
  const route = known.get(page.path);
  if (!route) return module.unlisted ? [] : [say(remote.id, `${page.path} is not a route of the specification`)];
  const faults = [];
  if (module.unlisted) faults.push(say(remote.id, `${page.path} is a route of the specification and needs no reason`));
  if (route.app !== remote.id) faults.push(say(remote.id, `${page.path} belongs to ${route.app}`));
  if (route.module !== module.id)
    faults.push(say(remote.id, `${page.path} is of module ${route.module}, not ${module.id}`));
  if (route.privilege !== module.privilege)
    faults.push(say(remote.id, `${page.path} needs ${route.privilege}, not ${module.privilege}`));
  if (typeof page.load !== 'function') faults.push(say(remote.id, `${page.path} has no lazy page`));
  return faults;
}

const fits = (pattern, address) => {
  const [wanted, given] = [pattern, address.split('?')[0]].map((path) => path.split('/'));
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
};

/** A found record must lead to a page of its module that is told which. */
function searchFaults(remote, { id, search, pages }) {
  const leads = (address) => /\{\w+\}/.test(address) && pages.some(({ path }) => fits(path, address));
  return [search, ...pages.map((page) => page.search)]
    .filter((each) => each && !leads(each.page))
    .map(({ page }) => say(remote.id, `records found of ${id} lead to ${page}, which is no page of it`));
}

/** Faults of a declaration: names and titles that are missing, and pages that disagree with the list of routes. */
export function declarationFaults(remote, id, routes) {
  if (remote?.id !== id) return [say(id, `its id is ${remote?.id}`)];
  const known = new Map(routes.map((route) => [route.path, route]));
  const faults = [];
  const titled = [remote, ...remote.modules, ...remote.modules.flatMap((module) => module.pages)];
  if (titled.some(({ title }) => !title?.id || !title?.en)) faults.push(say(id, 'a title lacks a language'));
  if (!remote.owner?.team || !remote.owner?.contact) faults.push(say(id, 'no owner team and contact'));
  if (remote.modules.length === 0) faults.push(say(id, 'no modules'));
  for (const module of remote.modules) {
    faults.push(...unlistedFaults(module, routes).map((words) => say(id, words)));
    if (module.pages.length === 0) faults.push(say(id, `module ${module.id} has no pages`));
    for (const page of module.pages)
      faults.push(
        ...pageFaults(remote, module, page, known),
        ...needsFaults(page, known.get(page.path)).map((words) => say(id, words)),
      );
    faults.push(...searchFaults(remote, module));
  }
  const paths = remote.modules.flatMap((module) => module.pages.map((page) => page.path));
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index);
  return [...faults, ...twice.map((path) => say(id, `${path} is declared twice`))];
}
