import fs from 'node:fs';
import path from 'node:path';
import { KeptResults } from '../lib/kept-results.mjs';
import { staticKeys, StaticSources } from '../lib/kept-results-static.mjs';
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
 * The parts of each program that would run, by its title; parts of the linter are folders.
 * @param {KeptResults} results
 * @returns {Map<string, { keys: Map<string, string>, changed: string[] }>} `keys`: of all parts
 */
export function planOf(results, sources = new StaticSources(sourceFiles(/./))) {
  return new Map(
    staticPrograms().map(([title]) => {
      const keys = staticKeys(title, sources);
      return [title, { keys, changed: [...keys.keys()].filter((part) => results.countOf(keys.get(part)) === null) }];
    }),
  );
}

/**
 * Runs every program that passes or fails as a whole. One that passed on the same sources is not run again, except the
 * one that asks a registry; the linter runs over the parts that changed.
 * @param {import('./context.mjs').StageContext} context
 */
export async function runStage({ tally, again }) {
  const results = new KeptResults('static', { ignore: again });
  results.removeOld();
  const plan = planOf(results);
  await pool(staticPrograms(), async ([title, command, args, options]) => {
    const { keys, changed } = plan.get(title);
    if (title !== 'check audit' && changed.length === 0) return tally.add(title, 1, 0, 'unchanged');
    const isPart = changed.length > 0 && changed.length < keys.size;
    const { code, output } = await run(command, [...args, ...(isPart ? changed : [])], options);
    const lines = output.trim().split('\n');
    if (code === 0) for (const part of changed) results.keep(keys.get(part), 1, { name: `${title} ${part}`.trim() });
    else console.log(lines.slice(-60).join('\n'));
    const note = isPart ? changed.join(' ') : lines.at(-1);
    tally.add(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1, note?.slice(0, 120));
  });
}
