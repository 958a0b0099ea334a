import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { limits } from '../../scripts/lib/patience.mjs';
import { adopt } from './adopt.ts';
import { noteDependencies, noteRemotes } from './dependencies.ts';
import { environments, usesRunningConsole } from './environments.ts';
import { startConsole } from './own-console.ts';
import { checkedSession, freshSession } from './sessions.ts';
import { Walker } from './walker.ts';

export { adopt, expect };
export { password } from './sessions.ts';

/** Opens a page as a signed-in user in a new browser context; `fresh` for tests that end or refresh the session. */
export type OpenAs = (
  username: string,
  path: string,
  options?: { readonly fresh?: boolean; readonly width?: number },
) => Promise<Page>;

interface Fixtures {
  /** Notes what the test used. */
  readonly dependencies: void;
  readonly openAs: OpenAs;
}

interface WorkerFixtures {
  /**
   * The worker's own console, started before its first test. Playwright replaces a worker after a failed test, so a
   * console that a test has broken is replaced too.
   */
  readonly localConsole: void;
  /** The worker's console with the identity service, started when a spec first needs it. */
  readonly identityConsole: { readonly url: string };
  /** Navigates within one document that the tests of one worker share; tests must leave nothing behind in it. */
  readonly walker: Walker;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      noteRemotes(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  dependencies: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from the pattern.
    async ({}, use, info) => noteDependencies(info, use),
    { auto: true },
  ],
  localConsole: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      const console_ = usesRunningConsole ? null : await startConsole(environments.local);
      await use();
      await console_?.stop();
    },
    { scope: 'worker', auto: true, timeout: limits.start },
  ],
  identityConsole: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      if (usesRunningConsole) throw new Error('E2E_URL names a console without the identity service of the tests');
      const console_ = await startConsole(environments.identity);
      await use(console_);
      await console_.stop();
    },
    { scope: 'worker', timeout: limits.start },
  ],
  walker: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, viewport, baseURL = environments.local.url } = project.use;
      const walker = new Walker(browser, { locale, timezoneId, viewport, baseURL });
      await use(walker);
      await walker.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await use(context);
    await endRoutes(context);
  },
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
      await adopt(context, await (fresh ? freshSession : checkedSession)(username, baseURL), baseURL);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    await Promise.all(
      contexts.map(async (context) => {
        await endRoutes(context);
        await context.close();
      }),
    );
  },
});

/** Ends the test's own answers to calls: one that is on its way when its page closes would fail the test. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const options = { behavior: 'ignoreErrors' } as const;
  await Promise.all([context.unrouteAll(options), ...context.pages().map((page) => page.unrouteAll(options))]);
}

/** Names the three parts of a journey in the report. */
export const Given = <T>(what: string, work: () => Promise<T>) => base.step(`Given ${what}`, work);
export const When = <T>(what: string, work: () => Promise<T>) => base.step(`When ${what}`, work);
export const Then = <T>(what: string, work: () => Promise<T>) => base.step(`Then ${what}`, work);
