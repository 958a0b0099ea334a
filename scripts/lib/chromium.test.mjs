// Reads in all: e2e/package.json
import path from 'node:path';
import { chromiumProgram, ensureChromium } from './chromium.mjs';

const named = process.env.CHROMIUM_PATH;
afterEach(() => {
  if (named === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = named;
});

test('the browser in CHROMIUM_PATH is preferred to those of the system', async () => {
  process.env.CHROMIUM_PATH = process.execPath;
  expect(await ensureChromium()).toBe(process.execPath);
});

test("Playwright's own browser, which has no path, is the program that Playwright starts", () => {
  expect(chromiumProgram('/usr/bin/chromium')).toBe('/usr/bin/chromium');
  const own = chromiumProgram('');
  expect(path.isAbsolute(own)).toBe(true);
  expect(own).toMatch(/chrom/i);
});
