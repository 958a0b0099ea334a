import fs from 'node:fs';
import path from 'node:path';
import { KeptResults, treeHash } from '../lib/kept-results.mjs';
import { root } from '../lib/paths.mjs';
import { pool } from '../lib/pool.mjs';
import { run } from '../lib/run.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

export const purpose = 'format, lint, types and checks of the sources';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const checks = path.join(root, 'scripts/checks');

/**
 * Compiler and linter are written in Go: its garbage collector runs half as often, for a little more memory. As many
 * programs as processors run at once, so the compiler uses one thread; each further one checks shared types again.
 */
const compiler = { env: { GOGC: '200' } };

/** Programs that pass or fail as a whole: title, command, arguments and options of `run`. */
export const staticPrograms = () => [
  ['lint', bin('oxlint'), ['--type-aware', '--quiet'], compiler],
  ...['server/tsconfig.json', 'tsconfig.json', 'e2e/tsconfig.json'].map((project) => [
    `types ${project}`,
    bin('tsc'),
    ['-p', project, '--singleThreaded'],
    compiler,
  ]),
  ['format', bin('oxfmt'), ['--check', '.']],
  ...fs
    .readdirSync(checks)
    .filter((name) => name.endsWith('.mjs'))
    .toSorted()
    .map((file) => [`check ${file.replace('.mjs', '')}`, process.execPath, [path.join(checks, file)]]),
];

/**
 * Runs every program that passes or fails as a whole. One that passed on the same tree is not run again, except the one
 * that asks a registry.
 * @param {import('./context.mjs').StageContext} context
 */
export async function runStage({ tally, again }) {
  const results = new KeptResults('static', { ignore: again });
  results.removeOld();
  const tree = treeHash([...sourceFiles(/./)].map(({ file, text }) => ({ file, content: text })));
  await pool(staticPrograms(), async ([title, command, args, options]) => {
    const key = `${title} ${tree}`;
    if (title !== 'check audit' && results.countOf(key) !== null) return tally.add(title, 1, 0, 'unchanged');
    const { code, output } = await run(command, args, options);
    const lines = output.trim().split('\n');
    if (code === 0) results.keep(key, 1, { name: title });
    else console.log(lines.slice(-60).join('\n'));
    tally.add(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1, lines.at(-1)?.slice(0, 120));
  });
}
