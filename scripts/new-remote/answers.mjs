import fs from 'node:fs';
import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { firstPart, pathFault } from '../../packages/build/src/declaration/unlisted.mjs';
import { readJson, remoteIds } from '../../packages/build/src/paths.mjs';
import { root } from '../lib/paths.mjs';

const {
  module: { menuGroups },
} = await evaluate(path.join(root, 'packages/contracts/src/core/privileges.ts'));
const groups = menuGroups.map(({ key }) => key);
const { routes } = readJson(path.join(root, 'packages/contracts/src/routes/routes.json'));
const name = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const exists = (...parts) => fs.existsSync(path.join(root, ...parts));

/** Whether a package of the workspace has this name. */
const isTaken = (id) => exists('apps', id) || exists('packages', id) || exists(id, 'package.json');

const line = (value, most = 60) =>
  value.length >= 2 && value.length <= most && !/[\n\r{}]/.test(value)
    ? null
    : `2 to ${most} characters on one line, no braces`;
const nameFault = (value) =>
  name.test(value) && value.length <= 40 ? null : 'small letters, digits and hyphens, at most 40, a letter first';

const listedFault = (value) => (routes.some(({ privilege }) => privilege === value) ? null : `no route names ${value}`);

/** Parses a group of the sidebar and one of its menus, as in `setup/Area`. */
export const sidebarOf = (value) =>
  value === 'none' ? null : { group: value.slice(0, value.indexOf('/')), menu: value.slice(value.indexOf('/') + 1) };

function sidebarFault(value) {
  const place = sidebarOf(value);
  if (!place) return null;
  if (!groups.includes(place.group))
    return `a group and a menu of it, as in setup/Area; groups are ${groups.join(', ')}`;
  return place.menu.length >= 3 ? line(place.menu, 50) : 'a menu of 3 to 50 characters';
}

/** The questions about a remote, with their defaults (`by`) and the check of an answer (`fault`). */
export const questions = {
  id: {
    ask: 'Id, which is the name of its folder (facilities)',
    fault: (id) => nameFault(id) ?? (isTaken(id) ? `${id} is taken` : null),
  },
  titleId: { ask: 'Title in Indonesian', fault: (value) => line(value) },
  titleEn: { ask: 'Title in English', fault: (value) => line(value) },
  team: { ask: 'Team that owns it', fault: (value) => line(value) },
  contact: { ask: 'Contact of the team, e.g. an address of mail', fault: (value) => line(value, 100) },
  module: {
    ask: 'First module',
    by: ({ id }) => id,
    fault: (value) =>
      nameFault(value) ??
      (routes.some(({ module }) => module === value) ? `${value} is a module of the list of routes` : null),
  },
  path: {
    ask: 'Address of its page',
    by: ({ id }) => `/${id}`,
    fault: (value) => (value.includes(':') ? 'without parameters' : pathFault(value, routes)),
  },
  sidebar: {
    ask: 'Place in the sidebar with a privilege of its own (setup/Area), or none',
    by: () => 'none',
    fault: sidebarFault,
  },
  privilege: {
    ask: 'Privilege that opens it',
    by: ({ sidebar, module }) => (sidebar === 'none' ? 'home:browse' : `${module}:browse`),
    fault: (value, { id, sidebar = 'none', module = id } = {}) =>
      sidebar === 'none'
        ? listedFault(value)
        : value === `${module}:browse`
          ? null
          : `with a place in the sidebar it is ${module}:browse`,
  },
  reason: {
    ask: 'Why the page is not in the list of routes',
    by: ({ id }) => `The entry page of the remote ${id}`,
    fault: (value) => (value.trim().length >= 10 ? line(value, 200) : 'at least 10 characters'),
  },
};

/** The fault of a new remote whose address or module belongs to an existing one; null when there is none. */
export async function takenFault({ path: address, module }) {
  for (const id of remoteIds()) {
    const { value } = await evaluate(path.join(root, 'apps', id, 'remote.ts'));
    for (const other of value.modules) {
      if (other.id === module) return `The module ${module} belongs to ${id}`;
      if (other.pages.some((page) => firstPart(page.path) === firstPart(address)))
        return `${address} is below an address of ${id}`;
    }
  }
  return null;
}
