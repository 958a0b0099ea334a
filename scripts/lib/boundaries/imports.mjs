import { importsOf } from './source.mjs';
import { domains, isBefore, isTest, unitOf } from './units.mjs';

/** What the files that put the program together read of each domain beside its index. */
const lists = ['modules.ts', 'migrations.ts', 'seeds.ts', 'secret-columns.ts'];

/** Imports against the order of areas and domains, or past the index of a domain. */
export function importFaults(files) {
  let seen = 0;
  const faults = [];
  for (const source of files) {
    if (isTest(source.file)) continue;
    const from = unitOf(source.file);
    for (const { target, isBare } of importsOf(source)) {
      // The compiler knows the tables of every file of the server, imported or not.
      if (isBare) faults.push(`${source.file} imports ${target} without a name, which brings nothing`);
      const to = unitOf(target);
      if (to === from || to === null) continue;
      seen += 1;
      if (from !== null && !isBefore(to, from)) faults.push(`${source.file} imports ${target}, which builds on it`);
      else if (domains.includes(to)) {
        const offered = from === null ? ['index.ts', ...lists] : ['index.ts'];
        if (!offered.some((name) => target === `server/src/${to}/${name}`))
          faults.push(`${source.file} imports ${target} past the index of ${to}`);
      }
    }
  }
  return { seen, faults };
}
