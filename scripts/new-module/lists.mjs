import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { StepFailure } from '../lib/step.mjs';
import { camelCase, routesOf } from './answers.mjs';
import { textSource } from './fields.mjs';

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

/** The text with another import after the last one. */
function withImport(source, line) {
  const last = [...source.matchAll(/^(import [^;]*;|\} from [^;]*;)\n/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${source.slice(0, at)}${line}\n${source.slice(at)}`;
}

/** The text with an entry before the end of the list that this pattern begins. */
function withEntry(file, source, start, end, entry) {
  const begun = start.exec(source);
  if (!begun) throw new StepFailure(`${file} has no list where the module belongs`);
  const from = begun.index + begun[0].length;
  const at = source.indexOf(end, from);
  const before = source.slice(from, at).trimEnd();
  const comma = before === '' || before.endsWith(',') ? '' : ',';
  return `${source.slice(0, from)}${before}${comma} ${entry}${source.slice(at)}`;
}

/** The number of the next migration of the whole program. */
export function nextMigration() {
  const sources = [...sourceFiles(/^server\/src\/[\w-]+\/migrations\.ts$/)].map(({ text }) => text).join('\n');
  const numbers = [...sources.matchAll(/'(\d{4})_\w+'/g)].map(([, number]) => Number(number));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** The seeds of a domain with one more, after all that it may refer to. */
function withSeed(file, source, name) {
  const inner = /Seeds: readonly ListedSeed\[\] = (masters|demonstration)\(([^)]*)\);/.exec(source);
  if (inner) {
    const [whole, kind, seeds] = inner;
    const list =
      kind === 'demonstration'
        ? `demonstration(${seeds}, ${name})`
        : `[...masters(${seeds}), ...demonstration(${name})]`;
    const listed = source.replace(whole, `Seeds: readonly ListedSeed[] = ${list};`);
    const imported = /\bdemonstration\b.*ListedSeed \} from/.test(listed);
    return imported ? listed : listed.replace('import { masters,', 'import { demonstration, masters,');
  }
  const list = /readonly ListedSeed\[\] =>? \[/;
  return withEntry(file, source, list, '];', `...demonstration(${name}),`);
}

/**
 * The existing files of a remote and its domain with the module in their lists, by file.
 * @param {string[]} secrets columns that lie encrypted, without `_encrypted`
 */
export function listedFiles({ remote, domain, module, name, title, table }, secrets) {
  const short = camelCase(module);
  const changed = new Map();
  const change = (file, by) => changed.set(file, by(changed.get(file) ?? read(file), file));
  change(`packages/contracts/src/${domain}/index.ts`, (source, file) =>
    withEntry(file, withImport(source, `import { ${name} } from './${module}.ts';`), /resources: \[/, ']', name),
  );
  change(`server/src/${domain}/modules.ts`, (source, file) =>
    withEntry(
      file,
      withImport(source, `import { ${short}Module } from './${module}/module.ts';`),
      /readonly Module\[\] = \[/,
      '];',
      `${short}Module,`,
    ),
  );
  change(`server/src/${domain}/migrations.ts`, (source, file) =>
    withEntry(
      file,
      withImport(source, `import { migration as ${short} } from './${module}/migration.ts';`),
      /Record<string, SchemaStep>> = \{/,
      '};',
      `'${nextMigration()}_${table}': ${short},`,
    ),
  );
  change(`server/src/${domain}/seeds.ts`, (source, file) =>
    withSeed(file, withImport(source, `import { seed as ${short} } from './${module}/seed.ts';`), short),
  );
  for (const column of secrets)
    change(`server/src/${domain}/secret-columns.ts`, (source, file) =>
      withEntry(
        file,
        source,
        /readonly SecretColumn\[\] = \[/,
        '];',
        `{ table: '${table}', column: '${column}_encrypted', hash: '${column}_hash' },`,
      ),
    );
  change(`server/src/${domain}/README.md`, (source) =>
    source.replace(/((?:^\|.*\n)+)/m, `$1| \`${module}\` | \`${table}\` |\n`),
  );
  change(`apps/${remote}/remote.ts`, (source) => {
    const routes = "from '@console/contracts/routes/modules';";
    const imports = /import \{([^}]*)\} from '@console\/contracts\/routes\/modules';/.exec(source);
    const routed = imports
      ? source.replace(imports[0], `import { ${imports[1].trim().replace(/,$/, '')}, ${short} } ${routes}`)
      : withImport(source, `import { ${short} } ${routes}`);
    const kit = routed.includes("from '@console/ui/crud'")
      ? routed
      : withImport(routed, "import { crud } from '@console/ui/crud';");
    const pages = routesOf(module).map(({ page }) => page);
    const searched = pages.includes('detail') ? " search: { title: 'LABEL' }," : '';
    const screens = ` screens: () => import('./src/${module}/screens.ts')`;
    const entry = `crud(${short}, { title: ${textSource(title)},${searched}${screens} }),`;
    const isInParts = /modules: \[\.\.\./.test(kit);
    return withEntry(`apps/${remote}/remote.ts`, kit, /modules: \[/, isInParts ? '],' : '\n  ],', `${entry}\n`);
  });
  return changed;
}
