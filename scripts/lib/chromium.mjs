import fs from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';
import { run } from './run.mjs';
import { StepFailure } from './step.mjs';

// Chromium without a window. It makes the end-to-end tests a quarter faster.
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
 * Finds Chromium or installs it: Debian's package where apt can be used, else Playwright's own.
 * @returns {Promise<string>} path of the program; empty for Playwright's, which it finds itself
 */
export async function ensureChromium() {
  const present = found();
  if (present) return present;
  // Older releases of Debian have no package of the headless shell.
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
