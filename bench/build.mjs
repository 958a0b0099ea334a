// Duration of a clean build, and of starting an unchanged console.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../scripts/lib/paths.mjs';
import { run } from '../scripts/lib/run.mjs';
import { budgets } from './budgets.mjs';
import { freePort } from './lib/server.mjs';
import { seconds, verdict } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';

const timed = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

async function node(args, env) {
  const { code, output } = await run(process.execPath, args, { env });
  if (code !== 0) throw new Error(output);
}

/** Milliseconds from `npm start` until the console is ready; stops it then. */
async function start(env) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...env, DATABASE_URL: '', PORT: String(port) },
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  while (
    !(await fetch(`http://localhost:${port}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`);
    await wait(50);
  }
  const took = performance.now() - began;
  child.kill('SIGTERM');
  await ended;
  return took;
}

/** Builds into its own directory with empty caches. Earlier builds stay, except for the `dist` of the remotes. */
export async function benchBuild() {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'console-bench-'));
  const cold = (name) => ({
    CONSOLE_BUILD_DIR: path.join(work, name),
    CONSOLE_CACHE_DIR: path.join(work, `${name}-cache`),
  });
  try {
    const one = await timed(() => node(['packages/build/src/run.mjs', 'apps/cards'], cold('one')));
    const all = await timed(() => node(['scripts/build.mjs'], cold('all')));
    const data = { CONSOLE_DATA_DIR: path.join(work, 'data') };
    const first = await start(data);
    const again = await start(data);
    const line = (name, value, budget) => [
      name,
      seconds(value),
      budget ? `${budget / 1000}: ${verdict(value, budget)}` : '-',
    ];
    return table(
      'Builds and starts (s)',
      ['what', 'took', 'budget kept'],
      [
        line('production build of one remote, cold', one, budgets.buildOne),
        line('production build of everything, cold', all, budgets.buildAll),
        line('start with new data, nothing to build', first),
        line('start again, nothing changed', again, budgets.readyAgain),
      ],
    );
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}
