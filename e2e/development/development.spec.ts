import { expect, test, type Page } from '@playwright/test';
import { consoleUrl, demoPassword, DevelopedCopy, report, servicesUrl } from './developed-copy.ts';

test.describe.configure({ mode: 'serial' });

let developed: DevelopedCopy;
test.beforeAll(async () => {
  developed = new DevelopedCopy();
  await developed.start('ready, with a new database and nothing cached');
});
test.afterAll(() => developed.remove());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${consoleUrl}/login`);
  await page.getByLabel('Username', { exact: true }).fill('ADMIN01');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selamat datang' })).toBeVisible();
}

/** Fails a test for an error of the pages, also one that the page itself survives. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('opens home, a page of the remote under development and a page of another remote', async ({ page }) => {
  const errors = errorsOf(page);
  await signIn(page);
  await expect(page.getByText('Menunggu persetujuan Anda')).toBeVisible();
  await page.goto(`${consoleUrl}/card-types`);
  await expect(page.getByRole('link', { name: 'GOLD', exact: true })).toBeVisible();
  await page.goto(`${consoleUrl}/regions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Wilayah' })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  expect(errors).toEqual([]);
});

test('shows a changed text, style and contract in an open form and keeps what was typed', async ({ page }) => {
  // A question whether to leave the page would keep the change from being seen.
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await signIn(page);
  await page.goto(`${consoleUrl}/card-types/create`);
  const name = page.getByRole('textbox', { name: 'Nama' });
  await name.fill('Kartu uji');

  const show = async (what: string, file: string, from: string, to: string, isShown: () => Promise<void>) => {
    await test.step(`a changed ${what} is shown`, async () => {
      const since = performance.now();
      developed.change(file, from, to);
      await isShown();
      report(`a changed ${what} is shown`, since);
      await expect(name).toHaveValue('Kartu uji');
    });
  };
  const title = page.getByRole('heading', { level: 1 });
  await show('style', 'packages/ui/src/form/form.css', '\n', '\nh1 { outline: 7px solid red; }\n', () =>
    expect(title).toHaveCSS('outline-width', '7px'),
  );
  await show('text', 'apps/cards/src/card-types/screens.ts', "text('Identitas',", "text('Identitas Baru',", () =>
    expect(page.getByText('Identitas Baru')).toBeVisible(),
  );
  await show('contract', 'packages/contracts/src/cards/card-types.ts', "text('Tingkat',", "text('Tingkat Baru',", () =>
    expect(page.getByText('Tingkat Baru')).toBeVisible(),
  );
  expect(questions).toEqual([]);
});

test('leaves no process running after SIGTERM, and starts again', async () => {
  await developed.terminate();
  expect(developed.running()).toEqual([]);
  await expect(fetch(`${servicesUrl}/health/ready`)).rejects.toThrow();
  await developed.start('ready, on the kept database and cache');
  await developed.terminate();
  expect(developed.running()).toEqual([]);
});
