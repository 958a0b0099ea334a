import { ensureChromium } from './chromium.mjs';

const named = process.env.CHROMIUM_PATH;
afterEach(() => {
  if (named === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = named;
});

test('the browser that is named goes before those of the system', async () => {
  process.env.CHROMIUM_PATH = process.execPath;
  expect(await ensureChromium()).toBe(process.execPath);
});
