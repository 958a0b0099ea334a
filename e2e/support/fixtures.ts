import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { environments } from './environments.ts';
import { freshSession, sharedSession, type Tokens } from './sessions.ts';

export { expect };
export { password } from './sessions.ts';

/** Hands the tokens of a session to the browser, as after a sign-in in another tab. */
export async function adopt(context: BrowserContext, tokens: Tokens, url: string = environments.local.url): Promise<void> {
  await context.addCookies((['access_token', 'refresh_token'] as const).map((name) => ({
    name, value: tokens[name], url, sameSite: 'Strict' as const,
  })));
}

interface Fixtures {
  /** Opens a page as a signed-in user in a browser of its own; `fresh` for tests that end or refresh the session. */
  readonly openAs: (username: string, path: string, options?: { readonly fresh?: boolean; readonly width?: number }) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  openAs: async ({ browser, baseURL: configured }, use, info) => {
    const baseURL = configured ?? environments.local.url;
    const contexts: BrowserContext[] = [];
    await use(async (username, path, { fresh = false, width } = {}) => {
      const { locale, timezoneId, viewport } = info.project.use;
      const context = await browser.newContext({
        locale, timezoneId, baseURL, viewport: width && viewport ? { ...viewport, width } : viewport,
      });
      contexts.push(context);
      await adopt(context, await (fresh ? freshSession : sharedSession)(username, baseURL), baseURL);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Names the three parts of a journey in the report. */
export const Given = <T>(what: string, work: () => Promise<T>) => base.step(`Given ${what}`, work);
export const When = <T>(what: string, work: () => Promise<T>) => base.step(`When ${what}`, work);
export const Then = <T>(what: string, work: () => Promise<T>) => base.step(`Then ${what}`, work);
