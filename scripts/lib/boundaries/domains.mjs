import { relationsOf } from './tables.mjs';
import { alphabetically, areas, domains, order, unitOf } from './units.mjs';

/** Numbers that were used twice before they were checked. Released names never change. */
const usedTwice = new Map([
  ['0150', 2],
  ['0310', 2],
]);

/** Each number of a step of the schema is used once, whichever area or domain it belongs to. */
export function migrationFaults(files) {
  const byNumber = new Map();
  for (const { file, text } of files) {
    if (!/^server\/src\/[\w-]+\/migrations\.ts$/.test(file)) continue;
    for (const [, name, number] of text.matchAll(/'((\d{4})_\w+)':/g))
      byNumber.set(number, [...(byNumber.get(number) ?? []), name]);
  }
  const faults = [...byNumber]
    .filter(([number, names]) => names.length > (usedTwice.get(number) ?? 1))
    .map(([number, names]) => `the number ${number} is used by ${names.toSorted(alphabetically).join(' and ')}`);
  return { seen: byNumber.size, faults };
}

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
