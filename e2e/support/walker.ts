import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { adopt } from './adopt.ts';
import { goWithin } from './frame.ts';
import { sharedSession } from './sessions.ts';

/** Goes within the document, and waits until the page left is gone. */
async function follow(page: Page, address: string): Promise<void> {
  const left = await page.getByRole('heading', { level: 1 }).elementHandle();
  await goWithin(page, address);
  await left?.waitForElementState('hidden');
}

/** Somebody signed in who goes from page to page in one document, as people do. It is opened anew when the session nears its end. */
export class Walker {
  #page: Page | null = null;
  #token = '';

  constructor(private readonly browser: Browser, private readonly options: BrowserContextOptions & { readonly baseURL: string }) {}

  async goTo(username: string, address: string): Promise<Page> {
    const { baseURL } = this.options;
    const tokens = await sharedSession(username, baseURL);
    if (this.#page && this.#token === tokens.access_token) {
      await this.#page.emulateMedia({ colorScheme: null, reducedMotion: null });
      if (this.options.viewport) await this.#page.setViewportSize(this.options.viewport);
      // What differs in its query alone is the same page, which stays.
      const isSamePage = new URL(this.#page.url()).pathname === new URL(address, baseURL).pathname;
      await (isSamePage ? this.#page.goto(address) : follow(this.#page, address));
      return this.#page;
    }
    await this.close();
    const context = await this.browser.newContext(this.options);
    await adopt(context, tokens, baseURL);
    this.#token = tokens.access_token;
    this.#page = await context.newPage();
    await this.#page.goto(address);
    return this.#page;
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = null;
  }
}
