import { core } from '../support/core.ts';
import { frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { withOwnCallsOnly } from '../support/start-call.ts';

const sentences = {
  403: 'Anda tidak memiliki akses ke halaman ini.',
  404: 'Halaman tidak ditemukan.',
  500: 'Terjadi kesalahan pada sistem.',
  503: 'Layanan sedang dalam pemeliharaan.',
} as const;

for (const code of [404, 500, 503] as const) {
  test(`/${code} is a full page without session, and makes no call`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await When('it is opened', () => page.goto(`/${code}`));
    await Then('it has the code, one sentence and the two ways on', async () => {
      await expect(page.getByText(String(code), { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentences[code]);
      await expect(page.getByRole('button', { name: 'Kembali' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
}

test('/page-403, /page-404, /page-500 and /page-503 stand within the frame', async ({ openAs }) => {
  const page = await Given('a signed-in user', () => openAs('CC02', '/'));
  const frame = frameOn(page);
  for (const [code, sentence] of Object.entries(sentences)) {
    await When(`/page-${code} is opened`, () => page.goto(`/page-${code}`));
    await Then('it has its sentence, beside the menu', async () => {
      await expect(frame.heading).toHaveText(sentence);
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      await expect(frame.link('Home')).toBeVisible();
    });
  }
});

test('without a session they lead to the sign-in', async ({ page }) => {
  for (const code of Object.keys(sentences)) {
    await page.goto(`/page-${code}`);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('an unknown address is the content 404 for a signed-in user, who keeps the address, else the page /404', async ({
  openAs,
  page,
}) => {
  const signedIn = await When('a signed-in user opens it', () => openAs('CC02', '/tidak-ada/sama-sekali'));
  await Then('it is a 404 in the frame', async () => {
    await expect(frameOn(signedIn).heading).toHaveText(sentences[404]);
    await expect(signedIn).toHaveURL(/\/tidak-ada\/sama-sekali$/);
    await expect(frameOn(signedIn).link('Home')).toBeVisible();
  });
  await When('somebody without a session opens it', () => page.goto('/tidak-ada/sama-sekali'));
  await Then('it is the full page', async () => {
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentences[404]);
  });
});

test(
  'a page whose privilege is not held reads as unknown, and nothing of it is fetched',
  core('guard'),
  async ({ openAs }) => {
    const page = await Given('a guest', () => openAs('TAMU01', '/'));
    await expect(frameOn(page).heading).toBeVisible();
    const fetched: string[] = [];
    page.on('request', (request) => {
      // The record of the release says which pages there are; the shell reads it for everybody.
      if (/\/api\/.*audit-trail|remotes\/orders-logs\/(?!.*release\.json)/.test(request.url()))
        fetched.push(request.url());
    });
    await When('the audit trail is opened by hand', () => page.goto('/audit-trail'));
    await Then('it is the same 404 as of an unknown page, at its own address', async () => {
      await expect(frameOn(page).heading).toHaveText(sentences[404]);
      await expect(page).toHaveURL(/\/audit-trail$/);
    });
    await When('another page is opened after it', () => frameOn(page).link('Home').click());
    await Then('nothing of the audit trail was fetched until then', async () => {
      await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
      expect(fetched).toEqual([]);
    });
  },
);

test('a create page opened by its address without that level is a 403 in the frame', async ({ openAs }) => {
  const page = await When('a view-only user opens it', () => openAs('CC02', '/card-types/create'));
  await Then('it is refused', () => expect(frameOn(page).heading).toHaveText(sentences[403]));
});

test('/login leads a signed-in user to the start page', async ({ openAs }) => {
  const page = await When('it is opened with a session', () => openAs('CC02', '/login'));
  await Then('it is the start page', async () => {
    await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

for (const [what, fault] of [
  ['a status', { status: 500, json: { message: 'x', code: 'INTERNAL' } }],
  ['a bad body', { status: 200, body: '<html>' }],
  ['another message', { status: 200, json: { message: 'NO', result: { userRoles: [] } } }],
] as const) {
  test(`E8: privileges that fail with ${what} lead to /page-403 without a sidebar, and come back`, async ({
    openAs,
  }) => {
    const page = await Given('privileges that cannot be read', async () => {
      const opened = await openAs('CC02', '/404');
      await withOwnCallsOnly(opened);
      await opened.route('**/api/middle/privileges', (route) => route.fulfill(fault));
      return opened;
    });
    const frame = frameOn(page);
    await When('a page is opened', () => page.goto('/card-types'));
    await Then('it is the 403 page with two ways out', async () => {
      await expect(page).toHaveURL(/\/page-403$/);
      await expect(page.getByText('403', { exact: true })).toBeVisible();
      await expect(frame.sidebar).toHaveCount(0);
      await expect(page.locator('main').getByRole('button')).toHaveText(['Coba lagi', 'Keluar']);
    });
    await When('the fault is over and it is asked again', async () => {
      await page.unroute('**/api/middle/privileges');
      await page.getByRole('button', { name: 'Coba lagi' }).click();
    });
    await Then('the page that was wanted is there', async () => {
      await expect(page).toHaveURL(/\/card-types$/);
      await expect(frame.link('Jenis Kartu')).toBeVisible();
    });
  });
}

test('E15: a module under maintenance shows the message of the setting, the others work', async ({ openAs }) => {
  const page = await Given('the switch names one module', async () => {
    const opened = await openAs('CC02', '/404');
    const values: Record<string, string> = {
      MAINTENANCE_MODULES: 'zip-code',
      MAINTENANCE_MESSAGE: 'Kembali pukul 15:00',
    };
    await withOwnCallsOnly(opened);
    await opened.route('**/api/publish/get-parameter-umum?**', async (route) => {
      const name = new URL(route.request().url()).searchParams.get('name') ?? '';
      if (name in values) await route.fulfill({ json: { message: 'OK', result: { name, value: values[name] } } });
      else await route.fallback();
    });
    return opened;
  });
  const frame = frameOn(page);
  await When('it is opened', () => page.goto('/zip-code'));
  await Then('it says so in the frame', async () => {
    await expect(frame.heading).toHaveText('Kembali pukul 15:00');
    await expect(page.getByText('503', { exact: true })).toBeVisible();
  });
  await When('another module is opened', () => frame.link('Wilayah').click());
  await Then('that one works', () => expect(frame.heading).toHaveText('Wilayah'));
});
