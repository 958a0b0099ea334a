import fs from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';
import { run } from './run.mjs';
import { StepFailure } from './step.mjs';

// Without the parts that draw a window it starts and loads faster, by a quarter in the end-to-end tests.
const headlessShell = '/usr/bin/chromium-headless-shell';
const candidates = () =>
  [
    process.env.CHROMIUM_PATH,
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].filter(Boolean);
const found = () => candidates().find((file) => fs.existsSync(file));

/**
 * Finds Chromium, or installs it: Debian's package where apt and the right to use it are there, Playwright's own elsewhere.
 * @returns {Promise<string>} path of the program; empty when Playwright brings and finds its own
 */
export async function ensureChromium() {
  const present = found();
  if (present) return present;
  // Releases of Debian before the shell was a package of its own have the browser alone.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const installed = (await installDebianPackage(name)) && found();
    if (installed) return installed;
  }
  const result = await run('npx', ['playwright', 'install', 'chromium'], {
    cwd: new URL('../../e2e', import.meta.url).pathname,
  });
  if (result.code !== 0)
    throw new StepFailure('Chromium is missing and could not be installed. Install it, or name it in CHROMIUM_PATH.');
  return '';
}
