import { randomInt } from 'node:crypto';
import { environments } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { callAs } from '../support/services.ts';

/** Asks the services as an application whether a phone number may be used. */
const statusWith = async (token: string): Promise<number> => {
  const answer = await fetch(`${environments.local.url}/api/publish/blacklist-phone-number/check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '081299999999', place: 'Uji' }),
  });
  return answer.status;
};

test('the token of a source is issued once, used, rotated with a grace, and revoked at once', async ({ openAs }) => {
  const code = `UJI_${randomInt(10_000, 100_000)}`;
  const page = await Given('the form of a source', () => openAs('ADMIN02', '/token-management/create'));
  const form = formOn(page);
  await When('it is saved with an address range that lets in everybody', async () => {
    await form.fill({ Kode: code, Nama: 'Aplikasi uji', Pemilik: 'Tim Uji', 'E-mail pemilik': 'uji@contoh.id' });
    await form.field('Panggilan per menit').fill('600');
    await page.getByLabel('Nomor telepon diblokir: boleh atau tidak').check();
    await form.field('Alamat yang diizinkan').fill('0.0.0.0/0');
    await form.save.click();
  });
  await Then('the range is refused, and nothing typed is lost', async () => {
    await expect(page.locator('.form-error')).toBeVisible();
    await expect(form.field('Nama')).toHaveValue('Aplikasi uji');
  });
  await When('its addresses are given', async () => {
    await form.field('Alamat yang diizinkan').fill('127.0.0.0/8\n::1');
    await form.saveAndSee('Aplikasi uji');
  });

  const act = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel(/Alasan/).fill('journey token sumber');
    await dialog.getByRole('button', { name, exact: true }).click();
  };
  const secretShown = async () => {
    const told = await page.locator('.token-secret').textContent();
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    return told ?? '';
  };
  const first = await When('its token is issued', async () => {
    await act('Terbitkan token');
    return secretShown();
  });
  await Then('it lets the application in, and is shown nowhere again', async () => {
    expect(await statusWith(first)).toBe(200);
    await page.reload();
    await expect(page.getByText(`${first.split('.')[1]?.slice(0, 8)}…`).first()).toBeVisible();
    expect(await page.content()).not.toContain(first.split('.')[1]);
  });
  const second = await When('it is rotated', async () => {
    await act('Ganti token');
    return secretShown();
  });
  await Then('both work during the grace', async () => {
    expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);
    await expect(page.getByRole('row', { name: /Masa tenggang/ })).toBeVisible();
  });
  await When('the tokens are revoked', () => act('Cabut token'));
  await Then('neither works from that moment', async () => {
    await expect(page.getByText('2 token dicabut')).toBeVisible();
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 401]);
  });
});

test('a token that reaches data of members is approved by somebody else, then fetched once by who asked', async ({
  openAs,
}) => {
  const code = `UJI_${randomInt(10_000, 100_000)}`;
  const { result: source } = await callAs('ADMIN02', 'POST', 'middle/token-management', {
    code,
    name: 'Aplikasi dengan data',
    ownerName: 'Tim Uji',
    ownerEmail: 'uji@contoh.id',
    allowedServices: ['membership-plafond'],
    ipAllowList: ['127.0.0.0/8', '::1'],
    registrationSource: null,
    ratePerMinute: 600,
  });
  const page = await Given('a source of a service with data of members', () =>
    openAs('ADMIN02', `/token-management/${source.secureId}`),
  );
  await When('its token is asked for', async () => {
    await page.getByRole('button', { name: 'Terbitkan token', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Terbitkan token' });
    await dialog.getByLabel(/Alasan/).fill('aplikasi baru mitra');
    await dialog.getByRole('button', { name: 'Terbitkan token', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  await Then('no token is shown, and there is none to fetch', async () => {
    await expect(page.locator('.token-secret')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ambil token' })).toHaveCount(0);
  });
  await When('another administrator approves it', async () => {
    const { result } = await callAs('ADMIN01', 'GET', `middle/token-management/change?recordId=${source.secureId}`);
    const [{ secureId }] = result.rows as [{ secureId: string }];
    const decided = await callAs('ADMIN01', 'PUT', 'middle/token-management/change/approve', {
      secureIds: [secureId],
      note: 'sesuai perjanjian',
    });
    expect(decided.status).toBe(200);
  });
  await Then('who asked fetches it, and sees it once', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Ambil token' }).click();
    await expect(page.locator('.token-secret')).toHaveText(/^[\w-]{24}\.[\w-]{43}$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await expect(page.getByRole('button', { name: 'Ambil token' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ganti token' })).toBeVisible();
  });
});

test('a credential shows the end of its secret alone, and is tested from its page', async ({ openAs }) => {
  const page = await Given('a credential of the test environment', () => openAs('ADMIN02', '/master-token-api'));
  await page.getByRole('link', { name: 'SMS_GATEWAY', exact: true }).first().click();
  await Then('its secret is hidden', async () => {
    await expect(page.getByText('••••0001')).toBeVisible();
    expect(await page.content()).not.toContain('contoh-rahasia');
  });
  await When('its connection is tested, which no host answers', () =>
    page.getByRole('button', { name: 'Uji koneksi' }).click(),
  );
  await Then('how it went is told', () =>
    expect(page.getByText(/Tidak terjangkau|Ditolak|batas waktu/).first()).toBeVisible(),
  );
});
