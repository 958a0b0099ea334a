import { chromium } from '@playwright/test';

/** Starts the Chromium of `CHROMIUM_PATH`, or Playwright's own. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/**
 * Opens a page with empty caches, signed in when tokens are given.
 * @param {import('@playwright/test').Browser} browser
 * @param {{
 *   url: string, tokens?: { access_token: string, refresh_token: string }, prefetch?: boolean, bypassCSP?: boolean
 * }} options `prefetch`: whether the console may prefetch pages; `bypassCSP`: whether scripts may add styles
 */
export async function openCold(browser, { url, tokens, prefetch = false, bypassCSP = false }) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ locale: 'id-ID', viewport, baseURL: url, bypassCSP });
  if (tokens) {
    await context.addCookies(
      ['access_token', 'refresh_token'].map((name) => ({ name, value: tokens[name], url, sameSite: 'Strict' })),
    );
  }
  // The console does not prefetch when the browser saves data.
  if (!prefetch)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  return context.newPage();
}
