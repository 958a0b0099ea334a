import path from 'node:path';

const folder = 'packages/contracts/src/';

/**
 * Why an import between files of the contracts is not allowed; `undefined` when it is. The core imports the core, the
 * platform imports the core and itself, a domain imports both, its own folder and the entries of domains before it;
 * files beside the list of the domains import anything.
 * @param {string} file path from the root
 * @param {string} target relative specifier as written
 * @param {readonly string[]} order names of the domains, the platform first
 */
export function contractLayerFault(file, target, order) {
  if (!file.startsWith(folder) || !target.startsWith('.')) return undefined;
  const inside = path.posix.join(path.posix.dirname(file), target).slice(folder.length);
  const from = file.slice(folder.length).split('/')[0];
  const to = inside.split('/')[0];
  // The list of the domains, and tests that walk over all of them.
  if (from.endsWith('.ts') || from === to) return undefined;
  if (to === 'core') return undefined;
  if (from === 'core') return `${file}: the core imports no domain (${target})`;
  if (to === 'platform' && order.includes(from)) return undefined;
  if (!order.includes(from) || !order.includes(to))
    return `${file} imports ${target}, which is no domain of domains.ts`;
  if (order.indexOf(to) > order.indexOf(from))
    return `${file} imports ${target}: ${to} comes after ${from} in domains.ts`;
  if (inside !== `${to}/index.ts`) return `${file} imports past the entry of ${to}: ${target}`;
  return undefined;
}
