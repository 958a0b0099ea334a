import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';
import { run } from './run.mjs';
import { StepFailure } from './step.mjs';

const e2e = new URL('../../e2e', import.meta.url).pathname;

/** Chromium without a window. A document costs it half the processor time that the whole browser needs. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const firstOf = (files) => files.find((file) => file && fs.existsSync(file));

/** The browser in CHROMIUM_PATH, else the cheapest one on the machine; undefined without any. */
export const foundChromium = () => firstOf([process.env.CHROMIUM_PATH, headlessShell, ...wholeBrowsers]);

/**
 * Finds Chromium or installs it: Debian's package where apt can be used, else Playwright's own. A whole browser on the
 * machine is used only where the headless shell cannot be installed.
 * @returns {Promise<string>} path of the program; empty for Playwright's, which it finds itself
 */
export async function ensureChromium() {
  const wanted = firstOf([process.env.CHROMIUM_PATH, headlessShell]);
  if (wanted) return wanted;
  // Older releases of Debian have no package of the headless shell.
  const present = (await installDebianPackage('chromium-headless-shell')) ? firstOf([headlessShell]) : undefined;
  if (present ?? foundChromium()) return present ?? foundChromium();
  const installed = (await installDebianPackage('chromium')) && foundChromium();
  if (installed) return installed;
  const result = await run('npx', ['playwright', 'install', 'chromium'], { cwd: e2e });
  if (result.code !== 0)
    throw new StepFailure('Chromium is missing and could not be installed. Install it, or name it in CHROMIUM_PATH.');
  return '';
}

/**
 * The program behind what {@link ensureChromium} returned.
 * @param {string} chromium its path; empty for Playwright's own
 */
export const chromiumProgram = (chromium) =>
  chromium ||
  execFileSync(process.execPath, ['-p', "require('@playwright/test').chromium.executablePath()"], {
    cwd: e2e,
    encoding: 'utf8',
  }).trim();
