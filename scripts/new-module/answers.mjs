import fs from 'node:fs';
import path from 'node:path';
import { readJson, remoteIds } from '../../packages/build/src/paths.mjs';
import { domains } from '../lib/boundaries/units.mjs';
import { root } from '../lib/paths.mjs';
import { parseFields } from './fields.mjs';

const { routes } = readJson(path.join(root, 'packages/contracts/src/routes/routes.json'));

/** Entries of the list of routes of a module. */
export const routesOf = (module) => routes.filter((route) => route.module === module);

/** Order of names in an import. */
export const alphabetically = (one, other) => one.localeCompare(other);

/** `master-kios` → `masterKios`. */
export const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The name of the table of a module, unless another is given: `master-kios` → `master_kios`. */
const tableOf = (module) => module.replaceAll('-', '_');

/** The title of the place of a module in the sidebar, which its page has too; empty for a module without a place. */
function placeTitleOf(module) {
  const source = fs.readFileSync(path.join(root, 'packages/contracts/src/shell/place-titles.ts'), 'utf8');
  const [, words = ''] = source.match(new RegExp(`^  '/${module}': text\\((.+)\\),$`, 'm')) ?? [];
  return [...words.matchAll(/'([^']+)'/g)].map(([, word]) => word).join(' / ');
}

const said = (check) => {
  try {
    check();
    return null;
  } catch (error) {
    return error.message;
  }
};

/** The questions about a module, with their defaults (`by`) and the check of an answer (`fault`). */
export const questions = {
  remote: {
    ask: 'Remote that gets it',
    fault: (id) => (remoteIds().includes(id) ? null : `one of ${remoteIds().join(', ')}`),
  },
  domain: {
    ask: 'Domain that keeps its records, if it is not named like the remote',
    by: ({ remote }) => remote,
    fault: (domain) => (domains.includes(domain) ? null : `one of ${domains.join(', ')}`),
  },
  module: {
    ask: 'Module of the list of routes',
    fault(module, { remote, domain = remote }) {
      const [listed] = routesOf(module);
      if (!listed) return `no page of the list of routes belongs to ${module}`;
      if (listed.app !== remote) return `${module} belongs to ${listed.app}`;
      return fs.existsSync(path.join(root, 'packages/contracts/src', domain, `${module}.ts`))
        ? `${module} exists`
        : null;
    },
  },
  title: {
    ask: 'Title in both languages (Kios / Kiosk); that of its place in the sidebar unless given',
    by: ({ module }) => placeTitleOf(module),
    fault: (value) => (value.length >= 2 && !/[{}\n]/.test(value) ? null : 'at least two letters, no braces'),
  },
  fields: {
    ask: 'Fields, divided by semicolons (code:code; name:line 3-60 unique | Nama / Name; mraId:reference mra)',
    fault: (value, { remote, domain = remote }) => said(() => parseFields(value, domain)),
  },
  core: {
    ask: 'Field with the business code, if the core system feeds the records (Enter: staff keep them)',
    by: () => '',
    fault: (key, { fields, remote, domain = remote }) =>
      key === '' || parseFields(fields, domain).some(({ name }) => name === key) ? null : 'one of the fields',
  },
  volume: {
    ask: 'Rows expected in production',
    by: () => '100',
    fault: (value) => (/^\d{1,9}$/.test(value) ? null : 'a number'),
  },
  name: {
    ask: 'Name of its resource in the contracts',
    by: ({ module }) => (module.endsWith('s') ? `${camelCase(module)}Records` : `${camelCase(module)}s`),
    fault: (value) => (/^[a-z]\w*$/.test(value) ? null : 'letters and digits, a small letter first'),
  },
  table: {
    ask: 'Name of its table',
    by: ({ module }) => tableOf(module),
    fault: (value) => (/^[a-z][a-z0-9_]*$/.test(value) ? null : 'small letters, digits and underscores'),
  },
};
