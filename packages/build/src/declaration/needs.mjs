import fs from 'node:fs';

const readContract = (name) =>
  JSON.parse(fs.readFileSync(new URL(`../../../contracts/src/${name}`, import.meta.url), 'utf8'));

/** Words in an address, or in the page's name in the list of routes, that indicate an action, with these actions. */
const words = readContract('core/page-words.json');
const actions = [
  'view',
  'export',
  'create',
  'update',
  'import',
  'status',
  'approve',
  'delete',
  'status-all',
  'operate',
];
const idKinds = ['uuid', 'name'];

/** The word of a page that indicates its action, if any. The module's own name does not count. */
function wordOf(path, route) {
  const parts = path.split('/').slice(2);
  const last = parts.filter((part) => part && !part.startsWith(':')).at(-1) ?? '';
  return [...last.split('-'), ...(route?.page ?? '').split('-')].find((each) => Object.hasOwn(words, each));
}

/** Faults in what a page declares to need: the action of a page that changes something, and its ids. */
export function needsFaults({ path, action, parameters = {}, query }, route) {
  const faults = [];
  const word = wordOf(path, route);
  if (word && action === undefined) faults.push(`${path} does not say its action (${words[word].join(' or ')})`);
  for (const each of [action ?? []].flat())
    if (!actions.includes(each)) faults.push(`${path} needs ${each}, which is no action`);
  if (route && route.query !== query)
    faults.push(`${path} takes its id from ${query ?? 'nothing'}, not ${route.query ?? 'the query'}`);
  for (const [name, kind] of Object.entries(parameters)) {
    if (!path.split('/').includes(`:${name}`)) faults.push(`${path} has no parameter ${name}`);
    if (!idKinds.includes(kind))
      faults.push(`${path} has a parameter ${name} that holds ${kind}: ${idKinds.join(' or ')}`);
  }
  return faults;
}
