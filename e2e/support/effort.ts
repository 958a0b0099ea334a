import type { Locator, Page } from '@playwright/test';
import type { TestFile } from './upload.ts';

/** The number of inputs a task takes. */
export interface Effort {
  /** Mouse clicks and chosen files. */
  readonly clicks: number;
  /** Pressed keys; each key of a combination counts. */
  readonly keys: number;
  /** Scanned codes; each counts once, however many characters it types. */
  readonly scans: number;
}

/** Counts the inputs that the browser itself received; a test that works by other means shows no input. */
const watch = () => {
  const report = (kind: 'clicks' | 'keys') => {
    (globalThis as unknown as { spend(kind: string): void }).spend(kind);
  };
  addEventListener(
    'click',
    (event) => {
      // Keys also click buttons (detail 0), and a label clicks its input: neither is a mouse click.
      const isStroke = event.target instanceof HTMLCanvasElement;
      if (event.isTrusted && event.detail > 0 && event.clientX + event.clientY > 0 && !isStroke) report('clicks');
    },
    true,
  );
  addEventListener('keydown', ({ isTrusted }) => isTrusted && report('keys'), true);
};

/** Uses a page as a person does and counts the inputs, from the next document on. */
export async function effortOn(page: Page) {
  const spent = { clicks: 0, keys: 0, scans: 0 };
  let isScanner = false;
  await page.exposeFunction('spend', (kind: 'clicks' | 'keys') => {
    if (!isScanner) spent[kind] += 1;
  });
  await page.addInitScript(watch);
  await page.reload();
  return {
    click: (target: Locator) => target.click(),
    press: (key: string) => page.keyboard.press(key),
    /** Chooses a file; the click that opens the dialog counts. */
    async choose(field: Locator, file: TestFile) {
      spent.clicks += 1;
      await field.setInputFiles(file);
    },
    /** A scanner types into the focused field and ends with Enter. */
    async scan(code: string) {
      isScanner = true;
      spent.scans += 1;
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      // Waits until the page has reported these keys.
      await page.evaluate(() => undefined);
      isScanner = false;
    },
    /** Draws a signature on the pad. */
    async sign(pad: Locator) {
      await pad.scrollIntoViewIfNeeded();
      const { x, y } = (await pad.boundingBox())!;
      await page.mouse.move(x + 20, y + 30);
      await page.mouse.down();
      for (const [right, down] of [
        [60, 80],
        [100, 30],
        [150, 90],
        [200, 40],
      ] as const)
        await page.mouse.move(x + right, y + down, { steps: 4 });
      await page.mouse.up();
    },
    /** The inputs since the last call. */
    async spent(): Promise<Effort> {
      await page.evaluate(() => undefined);
      const effort = { ...spent };
      Object.assign(spent, { clicks: 0, keys: 0, scans: 0 });
      return effort;
    },
  };
}
