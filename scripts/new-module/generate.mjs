import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { root } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { questions, routesOf } from './answers.mjs';
import { contractSource, hasForm, quotedList, untitled } from './contract.mjs';
import { parseFields } from './fields.mjs';
import { listedFiles } from './lists.mjs';
import { definitionSource, migrationSource, moduleSource, protectedNames, seedSource, tableSource } from './server.mjs';
import { referableOf } from './targets.mjs';
import { testSource } from './test-source.mjs';

const write = (file, text) => {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
};

/** The table of a module of the list of routes, as its services name it. */
function tableOf(module) {
  // The choices of several modules, such as branches of every line, are served from the folder of their path.
  const folder = referableOf(module)?.path ?? module;
  const files = sourceFiles(new RegExp(`^server/src/[\\w-]+/${folder}/[\\w-]+\\.ts$`));
  return [...files].map(({ text }) => /\btable: '(\w+)'/.exec(text)?.[1]).find(Boolean);
}

/** The view of a table, if there is one: other areas read that. */
function readable(table) {
  const view = new RegExp(`create (or replace )?view ${table}_view\\b`);
  return [...sourceFiles(/^server\/src\/.*\.ts$/)].some(({ text }) => view.test(text)) ? `${table}_view` : table;
}

/** The screens: one section with all fields. */
const screensSource = ({ domain, module, name }, fields) => `import { ${name} }
  from '@console/contracts/${domain}/${module}';
import { screens } from '@console/ui/crud';

export default screens(${name}, {
  ${hasForm(module) ? 'sections' : 'detailSections'}: [{ fields: ${quotedList(fields.map((field) => field.name))} }],
});
`;

/** The answers that nobody gave, so that a wrong guess is seen. */
function defaultsTaken(answers, given) {
  const taken = Object.keys(questions).filter((name) => !given.includes(name) && answers[name] !== '');
  return taken.length > 0 ? [`Not asked: ${taken.map((name) => `--${name} ${answers[name]}`).join(' ')}`] : [];
}

/**
 * Writes a module of the list of routes: the contract first, then what follows from it. The lists that name modules get
 * it too.
 * @param {Record<string, string>} answers to `questions`
 * @param {readonly string[]} given names of the answers that flags gave
 * @returns {Promise<{ files: string[], notes: string[] }>} the files, and what is left to do
 */
export async function generateModule(answers, given = []) {
  const { remote, domain, module, name, table } = answers;
  const fields = parseFields(answers.fields, domain);
  const contract = `packages/contracts/src/${domain}/${module}.ts`;
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
  const secrets = protectedNames(resource, columns);
  const listed = listedFiles(
    answers,
    columns.filter(({ isProtected }) => isProtected).map((column) => column.name),
  );
  const folder = `server/src/${domain}/${module}`;
  const pages = routesOf(module).map(({ page }) => page);
  const written = new Map([
    [`${folder}/table.ts`, tableSource(answers, secrets)],
    [`${folder}/migration.ts`, migrationSource(answers, draft.draftStatements(table, resource, tableOf))],
    [`${folder}/seed.ts`, seedSource(answers, resource, columns, readable, secrets.length > 0)],
    [`${folder}/module.ts`, moduleSource(answers, secrets.length > 0)],
    ...(secrets.length > 0 ? [[`${folder}/definition.ts`, definitionSource(answers, secrets)]] : []),
    [`${folder}/${module}.test.ts`, testSource(answers, resource, columns)],
    [`apps/${remote}/src/${module}/screens.ts`, screensSource(answers, fields)],
    ...[...listed].map(([file, text]) => [file, text.replace("'LABEL'", `'${resource.label}'`)]),
  ]);
  for (const [file, text] of written) write(file, text);
  const files = [contract, ...written.keys()];
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root, stdio: 'ignore' });
  execFileSync(process.execPath, ['scripts/model-reference.mjs'], { cwd: root, stdio: 'ignore' });
  const untitledFields = untitled(fields);
  const created = [contract, folder, `apps/${remote}/src/${module}`];
  return {
    files,
    notes: [
      `Pages of the list of routes: ${pages.join(', ')}. Operations: ${resource.operations.join(', ')}.`,
      ...(hasForm(module) ? [] : ['No form: the list of routes has no page that creates or changes its records.']),
      ...(secrets.length > 0 ? [`Masked: ${secrets.join(', ')}. The operation \`reveal\` shows them in full.`] : []),
      ...defaultsTaken(answers, given),
      `To take it back: git checkout ${[...listed.keys()].join(' ')} && rm -r ${created.join(' ')}`,
      ...(untitledFields.length > 0 ? [`Give titles to ${untitledFields.join(', ')} in ${contract}`] : []),
      ...(pages.includes('import') ? ['Its import page needs `import` among its screens'] : []),
    ],
  };
}
