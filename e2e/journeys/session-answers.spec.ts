import { frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const detailCall = new RegExp(`/api/middle/card-types/${unknownId}`);
const json = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

test('E16: a page whose first call answers 500 shows the request code and can be asked again', async ({ openAs }) => {
  const page = await openAs('ADMIN02', '/');
  await page.route(detailCall, (route) =>
    route.fulfill(json(500, { code: 'INTERNAL', message: 'Terjadi kesalahan. Kode: abc-123', requestId: 'abc-123' })),
  );
  await When('it is opened', () => page.goto(`/card-types/${unknownId}`));
  await Then('the 500 content stands in the frame', async () => {
    await expect(frameOn(page).heading).toHaveText('Terjadi kesalahan pada sistem.');
    await expect(page.getByText('abc-123')).toBeVisible();
  });
  await When('the service answers again and the page is reloaded by its button', async () => {
    await page.unroute(detailCall);
    await page.getByRole('button', { name: 'Muat ulang' }).click();
  });
  await Then('E18: a record that is not found is a 404 in the frame, address kept', async () => {
    await expect(frameOn(page).heading).toHaveText('Data tidak ditemukan.');
    await expect(page).toHaveURL(new RegExp(`/card-types/${unknownId}$`));
  });
});

test('E15: a page whose first call answers 503 shows what the service says', async ({ openAs }) => {
  const page = await openAs('ADMIN02', '/');
  await Given('the module is under maintenance', () =>
    page.route(detailCall, (route) =>
      route.fulfill(json(503, { code: 'MAINTENANCE', message: 'Kembali pukul 15:00' })),
    ),
  );
  await When('its page is opened', () => page.goto(`/card-types/${unknownId}`));
  await Then('the message stands in the frame', () => expect(frameOn(page).heading).toHaveText('Kembali pukul 15:00'));
});

test('E17: a refused call has its message beside the button, and the page stays', async ({ openAs }) => {
  const page = await openAs('ADMIN02', '/profile/change-password');
  const refused = 'Anda tidak memiliki akses untuk aksi ini';
  await Given('a call that the services refuse', () =>
    page.route('**/api/middle/user/change-password', (route) =>
      route.fulfill(json(403, { code: 'FORBIDDEN', message: refused })),
    ),
  );
  await When('it is made', async () => {
    for (const field of ['Password lama', 'Password baru', 'Ulangi password baru'])
      await page.getByLabel(field, { exact: true }).fill('Sangat#Aman-77');
    await page.getByRole('button', { name: /^(Simpan|Ajukan)$/ }).click();
  });
  await Then('the line beside the button says so', async () => {
    await expect(page.locator('.form-failure')).toContainText(refused);
    await expect(page).toHaveURL(/\/profile\/change-password$/);
  });
});
