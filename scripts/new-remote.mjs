// `npm run new-remote`: generates a remote from answers to questions, or from flags (`-- --help`).
// `npm run new-remote -- migrate cards` updates existing remotes to the newest template.
import path from 'node:path';
import { Command } from 'commander';
import { remoteIds } from '../packages/build/src/paths.mjs';
import { answersFrom, flagOf } from './lib/ask.mjs';
import { root } from './lib/paths.mjs';
import { linkWorkspace } from './lib/pnpm.mjs';
import { main, StepFailure } from './lib/step.mjs';
import { questions } from './new-remote/answers.mjs';
import { generateRemote } from './new-remote/generate.mjs';
import { migrateRemote } from './new-remote/migrate.mjs';

async function create({ install, ...given }) {
  const answers = await answersFrom(
    questions,
    Object.fromEntries(Object.keys(questions).map((name) => [name, given[name]])),
  );
  const files = await generateRemote(answers);
  for (const file of files) console.log(`  apps/${answers.id}/${file}`);
  if (install) await linkWorkspace();
  console.log(`\n${answers.titleEn} is made. Look at it with npm run dev -- ${answers.id}, at ${answers.path}`);
}

function migrate(ids) {
  const known = remoteIds();
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new StepFailure(`There is no remote ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  for (const id of ids.length > 0 ? ids : known) {
    const done = migrateRemote(path.join(root, 'apps', id));
    console.log(`${id}: ${done.length > 0 ? done.join(', ') : 'up to date'}`);
  }
}

const program = new Command('npm run new-remote --').description(
  'Makes a remote: apps/<id> with its declaration, a page and its test. What no flag answers is asked.',
);
for (const [name, { ask }] of Object.entries(questions)) program.option(`${flagOf(name)} <text>`, ask);
program.option('--no-install', 'do not link the new package into the workspace').action(create);
program
  .command('migrate')
  .argument('[remotes...]', 'by default all')
  .description('brings remotes to the newest template; what is up to date stays as it is')
  .action(migrate);

await main(() => program.parseAsync());
