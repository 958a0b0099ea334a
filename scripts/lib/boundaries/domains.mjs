import { relationsOf } from './tables.mjs';
import { areas, domains, order, unitOf } from './units.mjs';

/**
 * Each domain says what it is, its tables and what it offers; the order in ARCHITECTURE.md is the one that is checked.
 * @param documents.readmes the text of each domain's README.md by its name
 */
export function domainFaults(files, { readmes, architecture }) {
  const present = new Set(files.map(({ file }) => unitOf(file)).filter(Boolean));
  const faults = [...present]
    .filter((unit) => !order.includes(unit))
    .map((unit) => `server/src/${unit} has no place in the order`);
  for (const domain of domains) {
    if (!files.some(({ file }) => file === `server/src/${domain}/index.ts`))
      faults.push(`server/src/${domain} has no index.ts: what may others use?`);
    const readme = readmes.get(domain);
    if (readme === undefined) faults.push(`server/src/${domain} has no README.md`);
    else
      for (const [name, file] of relationsOf(files))
        if (unitOf(file) === domain && !readme.includes(`\`${name}\``))
          faults.push(`server/src/${domain}/README.md does not name ${name}`);
  }
  for (const unit of [areas, domains])
    if (!architecture.includes(unit.map((name) => `\`${name}\``).join(' → ')))
      faults.push(`ARCHITECTURE.md does not state the order ${unit.join(' → ')}`);
  return { seen: present.size, faults };
}
