import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { root } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { routesOf } from './answers.mjs';
import { contractSource, untitled } from './contract.mjs';
import { parseFields } from './fields.mjs';
import { listedFiles } from './lists.mjs';
import { migrationSource, moduleSource, seedSource, tableSource, testSource } from './server.mjs';

const write = (file, text) => {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
};

/** The table of a module of the list of routes, as its services name it. */
function tableOf(module) {
  const files = sourceFiles(new RegExp(`^server/src/[\\w-]+/${module}/[\\w-]+\\.ts$`));
  return [...files].map(({ text }) => /\btable: '(\w+)'/.exec(text)?.[1]).find(Boolean);
}

/** The view of a table, if there is one: other areas read that. */
function readable(table) {
  const view = new RegExp(`create (or replace )?view ${table}_view\\b`);
  return [...sourceFiles(/^server\/src\/.*\.ts$/)].some(({ text }) => view.test(text)) ? `${table}_view` : table;
}

/** The screens: one section with all fields. */
const screensSource = ({ domain, module, name }, fields, hasForm) => `import { ${name} }
  from '@console/contracts/${domain}/${module}';
import { screens } from '@console/ui/crud';

export default screens(${name}, {
  ${hasForm ? 'sections' : 'detailSections'}: [{ fields: [${fields.map((field) => `'${field.name}'`).join(', ')}] }],
});
`;

/**
 * Writes a module of the list of routes: the contract first, then what follows from it. The lists that name modules get
 * it too.
 * @param {Record<string, string>} answers to `questions`
 * @returns {Promise<{ files: string[], notes: string[] }>} the files, and what is left to do
 */
export async function generateModule(answers) {
  const { remote, domain, module, name, table } = answers;
  const fields = parseFields(answers.fields, domain);
  const contract = `packages/contracts/src/${domain}/${module}.ts`;
  const listed = listedFiles(answers);
  write(contract, contractSource(answers, fields));
  const [{ module: contracts }, { module: draft }] = await Promise.all([
    evaluate(path.join(root, contract)),
    evaluate(path.join(root, 'server/src/records/resource/table-draft.ts')),
  ]).catch((error) => {
    // Without its contract the module can be asked for again.
    fs.rmSync(path.join(root, contract));
    throw error;
  });
  const resource = contracts[name];
  const columns = draft.draftColumns(resource, tableOf);
  const folder = `server/src/${domain}/${module}`;
  const pages = routesOf(module).map(({ page }) => page);
  const written = new Map([
    [`${folder}/table.ts`, tableSource(answers, columns)],
    [`${folder}/migration.ts`, migrationSource(answers, draft.draftStatements(table, resource, tableOf))],
    [`${folder}/seed.ts`, seedSource(answers, resource, columns, readable)],
    [`${folder}/module.ts`, moduleSource(answers)],
    [`${folder}/${module}.test.ts`, testSource(answers, resource, columns)],
    [
      `apps/${remote}/src/${module}/screens.ts`,
      screensSource(
        answers,
        fields,
        pages.some((page) => page === 'create' || page.startsWith('update')),
      ),
    ],
    ...[...listed].map(([file, text]) => [file, text.replace("'LABEL'", `'${resource.label}'`)]),
  ]);
  for (const [file, text] of written) write(file, text);
  const files = [contract, ...written.keys()];
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root, stdio: 'ignore' });
  execFileSync(process.execPath, ['scripts/model-reference.mjs'], { cwd: root, stdio: 'ignore' });
  const untitledFields = untitled(fields);
  return {
    files,
    notes: [
      ...(untitledFields.length > 0 ? [`Give titles to ${untitledFields.join(', ')} in ${contract}`] : []),
      ...(pages.includes('import') ? ['Its import page needs `import` among its screens'] : []),
    ],
  };
}
