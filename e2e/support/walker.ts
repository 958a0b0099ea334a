import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { adopt } from './adopt.ts';
import { goWithin } from './frame.ts';
import { sharedSession } from './sessions.ts';
import { violationsIn } from './violations.ts';

/** Goes on within the document, and waits until the page left is gone. What differs in its query alone is the same page, which stays: it is opened anew. */
export async function goOn(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === new URL(address, page.url()).pathname) {
    await page.goto(address);
    return;
  }
  const left = await page.getByRole('heading', { level: 1 }).elementHandle();
  await goWithin(page, address);
  await left?.waitForElementState('hidden');
}

/** Somebody signed in who goes from page to page in one document, as people do. It is opened anew when the session nears its end. */
export class Walker {
  #page: Page | null = null;
  #token = '';
  #violations: string[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly options: BrowserContextOptions & { readonly baseURL: string },
  ) {}

  async goTo(username: string, address: string): Promise<Page> {
    const { baseURL } = this.options;
    const tokens = await sharedSession(username, baseURL);
    if (this.#page && this.#token === tokens.access_token) {
      await this.#page.emulateMedia({ colorScheme: null, reducedMotion: null });
      if (this.options.viewport) await this.#page.setViewportSize(this.options.viewport);
      await goOn(this.#page, address);
      return this.#page;
    }
    await this.close();
    const context = await this.browser.newContext(this.options);
    this.#violations = await violationsIn(context);
    await adopt(context, tokens, baseURL);
    this.#token = tokens.access_token;
    this.#page = await context.newPage();
    await this.#page.goto(address);
    return this.#page;
  }

  /** What the content security policy has stopped since the last time. */
  takeViolations(): readonly string[] {
    return this.#violations.splice(0);
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = null;
  }
}
