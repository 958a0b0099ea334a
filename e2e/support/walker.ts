import type { Browser, BrowserContextOptions, Page, Response } from '@playwright/test';
import { adopt } from './adopt.ts';
import { dependOnEverything } from './dependencies.ts';
import { goWithin } from './frame.ts';
import { sharedSession } from './sessions.ts';
import { violationsIn } from './violations.ts';

/**
 * Navigates within the document and waits until the previous page is gone. With only another query the page would stay,
 * so it is reloaded.
 */
export async function navigate(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === new URL(address, page.url()).pathname) {
    await page.goto(address);
    return;
  }
  const previous = await page.getByRole('heading', { level: 1 }).elementHandle();
  await goWithin(page, address);
  await previous?.waitForElementState('hidden');
}

/**
 * A signed-in user who navigates within one document, as people do. The document is reloaded when the session is about
 * to expire.
 */
export class Walker {
  #page: Page | null = null;
  #token = '';
  #violations: string[] = [];
  #answers: Response[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly options: BrowserContextOptions & { readonly baseURL: string },
  ) {}

  /**
   * Goes to an address.
   * @param look `kept`: with the theme and the width that the page before was left with, which saves changing them
   */
  async goTo(username: string, address: string, look: 'first' | 'kept' = 'first'): Promise<Page> {
    // The tests of a worker share the document, and what it has loaded.
    dependOnEverything();
    const { baseURL } = this.options;
    const tokens = await sharedSession(username, baseURL);
    if (this.#page && this.#token === tokens.access_token) {
      if (look === 'first') await this.#showFirst(this.#page);
      await navigate(this.#page, address);
      return this.#page;
    }
    await this.close();
    const context = await this.browser.newContext(this.options);
    this.#violations = await violationsIn(context);
    await adopt(context, tokens, baseURL);
    this.#token = tokens.access_token;
    this.#page = await context.newPage();
    this.#answers = [];
    this.#page.on('response', (response) => this.#answers.push(response));
    await this.#page.goto(address);
    return this.#page;
  }

  async #showFirst(page: Page): Promise<void> {
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    if (this.options.viewport) await page.setViewportSize(this.options.viewport);
  }

  /** Every answer that the user's page got. */
  get answers(): readonly Response[] {
    return this.#answers;
  }

  /** Policy violations since the last call. */
  takeViolations(): readonly string[] {
    return this.#violations.splice(0);
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = null;
  }
}
