import type { Locator, Page } from '@playwright/test';
import type { TestFile } from './upload.ts';

/** What a person spends on a piece of work. */
export interface Effort {
  /** Presses of the mouse, and files chosen. */
  readonly clicks: number;
  /** Keys pressed; each key of a combination counts. */
  readonly keys: number;
  /** Codes read by a scanner, each one input however many characters it types. */
  readonly scans: number;
}

/** Tells every press that the browser itself received: what a test does by other means is no press, and shows. */
const watch = () => {
  const tell = (kind: 'clicks' | 'keys') => {
    (globalThis as unknown as { spend(kind: string): void }).spend(kind);
  };
  addEventListener(
    'click',
    (event) => {
      // Keys press buttons as well (detail 0), and a label presses its input: neither is a press of the mouse.
      const isStroke = event.target instanceof HTMLCanvasElement;
      if (event.isTrusted && event.detail > 0 && event.clientX + event.clientY > 0 && !isStroke) tell('clicks');
    },
    true,
  );
  addEventListener('keydown', ({ isTrusted }) => isTrusted && tell('keys'), true);
};

/** Works a page as a person does, and counts what it takes. The page is counted from the next document on. */
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
    /** Chooses a file: the press that opens the dialog counts. */
    async choose(field: Locator, file: TestFile) {
      spent.clicks += 1;
      await field.setInputFiles(file);
    },
    /** A scanner types where the focus is, and ends with Enter. */
    async scan(code: string) {
      isScanner = true;
      spent.scans += 1;
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      // What the page told of these keys has arrived.
      await page.evaluate(() => undefined);
      isScanner = false;
    },
    /** Somebody signs on the pad. */
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
    /** What was spent since the last time. */
    async spent(): Promise<Effort> {
      await page.evaluate(() => undefined);
      const effort = { ...spent };
      Object.assign(spent, { clicks: 0, keys: 0, scans: 0 });
      return effort;
    },
  };
}
