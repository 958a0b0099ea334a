import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { adopt } from './adopt.ts';
import { environments } from './environments.ts';
import { freshSession, sharedSession } from './sessions.ts';
import { Walker } from './walker.ts';

export { adopt, expect };
export { password } from './sessions.ts';

interface Fixtures {
  /** Opens a page as a signed-in user in a new browser context; `fresh` for tests that end or refresh the session. */
  readonly openAs: (
    username: string,
    path: string,
    options?: { readonly fresh?: boolean; readonly width?: number },
  ) => Promise<Page>;
}

interface PlaceFixtures {
  /** Navigates within one document that the tests of one worker share; tests must leave nothing behind in it. */
  readonly walker: Walker;
}

export const test = base.extend<Fixtures, PlaceFixtures>({
  walker: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, viewport, baseURL = environments.local.url } = project.use;
      const walker = new Walker(browser, { locale, timezoneId, viewport, baseURL });
      await use(walker);
      await walker.close();
    },
    { scope: 'worker' },
  ],
  openAs: async ({ browser, baseURL: configured }, use, info) => {
    const baseURL = configured ?? environments.local.url;
    const contexts: BrowserContext[] = [];
    await use(async (username, path, { fresh = false, width } = {}) => {
      const { locale, timezoneId, viewport } = info.project.use;
      const context = await browser.newContext({
        locale,
        timezoneId,
        baseURL,
        viewport: width && viewport ? { ...viewport, width } : viewport,
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
