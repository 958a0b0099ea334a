import fs from 'node:fs';
import path from 'node:path';
import { test, type Browser, type TestInfo } from '@playwright/test';
import { environments } from './environments.ts';

/**
 * What a test used of remotes and domains, so that its result is kept as long as these stay the same
 * (scripts/lib/kept-results-browser.mjs). Shell, shared services and the test's own sources count always.
 */

/** A script of a remote in the address of a request. */
const script = /\/remotes\/([\w-]+)\/[^?]*\.js(?:\?|$)/;
const logs = path.resolve(import.meta.dirname, '../../test-results/console/logs');

/** Scripts of remotes that pages have requested since they were last taken. */
const remotes = new Set<string>();
/** Spec files whose tests depend on everything. */
const wholeFiles = new Set<string>();

/** Notes the remotes whose scripts the pages of the browser request. */
export function noteRemotes(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on('request', (request) => {
      const [, remote] = script.exec(request.url()) ?? [];
      if (remote !== undefined) remotes.add(remote);
    });
    return context;
  };
}

/**
 * The tests of the running spec file depend on all remotes and domains: they share what one of them began, or steer a
 * console of their own.
 */
export function dependOnEverything(): void {
  wholeFiles.add(test.info().file);
}

/** Logs of the worker's own consoles. */
const logFiles = () =>
  ['local', 'identity'].map((name) =>
    path.join(logs, `${name}-${environments[name as 'local'].port}-${process.env['TEST_WORKER_INDEX'] ?? 0}.log`),
  );
const sizeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Routes of the calls that a part of a log names. */
function routesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (!line.includes('"answered"')) return [];
    const { route } = JSON.parse(line) as { route: string | null };
    return route === null ? [] : [route];
  });
}

/**
 * Runs a test and notes in its report what it used. Calls that a console answers after the test ended count for the
 * next one too, which makes that depend on more, never on less.
 */
export async function noteDependencies(info: TestInfo, run: () => Promise<void>): Promise<void> {
  const files = logFiles();
  const before = files.map(sizeOf);
  remotes.clear();
  await run();
  const routes = files.flatMap((file, at) =>
    fs.existsSync(file) ? routesIn(fs.readFileSync(file).subarray(before[at]).toString()) : [],
  );
  const used = wholeFiles.has(info.file)
    ? null
    : { remotes: [...remotes].toSorted(), routes: [...new Set(routes)].toSorted() };
  info.annotations.push({ type: 'depends', description: JSON.stringify(used) });
}
