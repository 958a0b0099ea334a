// Plain JavaScript: the build runs it without a compile step, the services bundle it.

/** First parts of addresses that shell and services answer themselves. */
export const reservedParts = [
  'api',
  'health',
  'identity',
  'login',
  'metrics',
  'remotes',
  '404',
  '500',
  '503',
  'page-403',
  'page-404',
  'page-500',
  'page-503',
];
// The shell's pattern ignores case: what differs in case alone is the same address.
const pathPattern = /^(\/([a-z0-9]+(-[a-z0-9]+)*|:[a-zA-Z]\w*))+$/;

/** First part of an address, in lower case: `/cards/:id` is below `cards`. */
export const firstPart = (path) => path.toLowerCase().split('/')[1] ?? '';

/** An address as it is matched: in lower case, whatever its parameters are called. */
export const sameAddress = (path) => path.replaceAll(/\/:\w+/g, '/:').toLowerCase();

/** Whether two names of modules or privileges are one to people, who do not see case. */
export const sameName = (one, other) => one.toLowerCase() === other.toLowerCase();

const addressFault = (path) =>
  !pathPattern.test(path) || path.startsWith('/:')
    ? `${path} is no address of a page: parts of lower-case letters, digits and hyphens, or :name`
    : null;

/** Why an address cannot be that of a page which the list of routes does not hold; `null` when it can. */
export function pathFault(path, routes) {
  const fault = addressFault(path);
  if (fault) return fault;
  if (reservedParts.includes(firstPart(path))) return `${path} is an address of the console itself`;
  const owner = routes.find((route) => firstPart(route.path) === firstPart(path));
  return owner ? `${path} is below an address of ${owner.app}` : null;
}

/** Fault of one declared route of a remote against the list of routes; `null` when it may be released. */
function claimFault(remote, { path, module, privilege, sidebar }, routes) {
  const listed = routes.find((route) => sameAddress(route.path) === sameAddress(path));
  if (listed) {
    if (listed.app !== remote) return `${path} of ${listed.app}`;
    if (listed.module !== module) return `${path}: module ${module}`;
    return listed.privilege === privilege ? null : `${path}: privilege ${privilege}`;
  }
  const below = routes.find((route) => firstPart(route.path) === firstPart(path));
  const spelt = addressFault(path);
  if (spelt) return spelt;
  // A page of its own below an address of the same remote is refused by the build, and harms nobody else.
  if (below?.app !== remote) {
    const fault = pathFault(path, routes);
    if (fault) return fault;
  }
  const owner = routes.find((route) => sameName(route.module, module));
  if (owner && owner.app !== remote) return `module ${module} of ${owner.app}`;
  const holders = routes.filter((route) => sameName(route.privilege, privilege));
  if (holders.length > 0) return holders.some(({ app }) => app === remote) ? null : `${privilege} of ${holders[0].app}`;
  return sidebar || privilege === `${module}:browse` ? null : `${path}: privilege ${privilege}`;
}

/**
 * Routes of a release that belong to another remote: each path, module and privilege of the list has one owner.
 * @param {string} remote id
 * @param {readonly { path: string, module: string, privilege: string, sidebar?: unknown }[]} declared its routes
 * @param {readonly { path: string, app: string, module: string, privilege: string }[]} routes the list of routes
 * @returns {string[]} a line for each
 */
export const claimFaults = (remote, declared, routes) =>
  declared.map((route) => claimFault(remote, route, routes)).filter((fault) => fault !== null);
