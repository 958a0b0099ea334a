// Every public name of the shared packages is recorded in packages/*/api-report.md, which is reviewed like code:
// releases record what they use of it, the shell what it provides. `--write` updates the reports.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reported, reportFile } from '../../packages/build/src/release/api-report.mjs';
import { provided } from '../../packages/build/src/sharing.mjs';
import { Declarations, readerOf } from '../lib/declarations.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { run } from '../lib/run.mjs';

/** Source file of a module that the shell provides. */
const entryOf = (request) => {
  const [, name, part] = request.split('/');
  return ['ts', 'tsx']
    .map((ending) => path.join('packages', name, 'src', part ?? '', `index.${ending}`))
    .find((file) => fs.existsSync(path.join(root, file)));
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-api-'));
const requestsOf = (name) =>
  provided()
    .map(({ request }) => request)
    .filter((request) => request === `@console/${name}` || request.startsWith(`@console/${name}/`))
    .sort();
// Only what the packages offer is compiled, and not checked again: other steps check the types.
const project = path.join(folder, 'tsconfig.json');
fs.writeFileSync(
  project,
  JSON.stringify({
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      rootDir: root,
      outDir: folder,
      types: [],
    },
    include: [],
    files: reported.flatMap(requestsOf).map((request) => path.join(root, entryOf(request))),
  }),
);
await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', project, '--singleThreaded']);
const declarations = new Declarations(readerOf(folder));

const textOf = (request) => {
  const file = entryOf(request);
  const names = [...new Set(declarations.names(file))].sort((a, b) => a.localeCompare(b, 'en'));
  return [
    `## \`${request}\``,
    '',
    ...names.flatMap((name) => [`### \`${name}\``, '', '```ts', declarations.text(file, name), '```', '']),
  ].join('\n');
};

let seen = 0;
const faults = [];
for (const name of reported) {
  const requests = requestsOf(name);
  seen += requests.length;
  const text = [
    `# What \`@console/${name}\` offers`,
    '',
    'Written by `node scripts/checks/api-report.mjs --write`. A change here is a change for every remote: ' +
      'what goes or is declared otherwise breaks releases that are live.',
    '',
    requests.map(textOf).join('\n'),
  ].join('\n');
  const file = reportFile(name);
  if (process.argv.includes('--write')) fs.writeFileSync(file, text);
  else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text)
    faults.push(
      `${path.relative(root, file)} is stale; review the difference after node scripts/checks/api-report.mjs --write`,
    );
}
fs.rmSync(folder, { recursive: true, force: true });
report('api-report', seen, 'modules', faults);
