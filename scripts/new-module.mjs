// `npm run new-module`: writes a module of the list of routes from its fields: contract, table, seed, services, screens
// and a test. What no flag answers is asked (`-- --help`).
import { Command } from 'commander';
import { answersFrom, flagOf } from './lib/ask.mjs';
import { main } from './lib/step.mjs';
import { questions } from './new-module/answers.mjs';
import { generateModule } from './new-module/generate.mjs';

const program = new Command('npm run new-module --').description(
  'Makes a module of the list of routes. What no flag answers is asked.',
);
for (const [name, { ask }] of Object.entries(questions)) program.option(`${flagOf(name)} <text>`, ask);
program.action(async (given) => {
  const { files, notes } = await generateModule(await answersFrom(questions, given), Object.keys(given));
  for (const file of files) console.log(`  ${file}`);
  for (const note of notes) console.log(note);
});

await main(() => program.parseAsync());
