import { ensureChromium } from './chromium.mjs';

const named = process.env.CHROMIUM_PATH;
afterEach(() => {
  if (named === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = named;
});

test('the browser in CHROMIUM_PATH is preferred to those of the system', async () => {
  process.env.CHROMIUM_PATH = process.execPath;
  expect(await ensureChromium()).toBe(process.execPath);
});
