import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { tabTo } from '../support/keyboard.ts';
import { listOn, questionOn } from '../support/list.ts';
import { newPhone, propose } from '../support/phones.ts';

test.describe('/blacklist-phone-number, who sees and may what', () => {
  test('a branch head sees no note, and so decides and changes nothing', async ({ openAs }) => {
    const { secureId } = await propose('HOOPS01', newPhone());
    const page = await Given('a proposal, seen by a branch head', () =>
      openAs('KACAB03', `/blacklist-phone-number/${secureId}`),
    );
    await Then('there is neither a note nor a decision', async () => {
      await expect(fact(page, 'Kategori')).toHaveText('Penipuan');
      await expect(page.locator('dt', { hasText: 'Catatan' })).toHaveCount(0);
      await expect(page.getByText('Dipakai untuk pengajuan palsu')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Ubah', exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^(Setujui|Tolak)$/ })).toHaveCount(0);
    });
  });

  test('branch staff propose, and may not open what they cannot read', async ({ openAs }) => {
    const phone = newPhone();
    const page = await Given('the list, seen by branch staff', () => openAs('ADMCB01', '/blacklist-phone-number'));
    await listOn(page).isReady();
    await When('a number is proposed', async () => {
      await page.getByRole('link', { name: 'Tambah', exact: true }).click();
      await formOn(page).fill({ 'Nomor telepon': phone, Kategori: 'Spam', Catatan: 'Sering meminta OTP berulang' });
      await formOn(page).saveAndSee(`${phone.slice(0, 4)}****${phone.slice(-4)}`);
    });
    await Then('it waits, without a decision of their own', async () => {
      await expect(fact(page, 'Status')).toHaveText('Diusulkan');
      await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
    });
    await When('its form is opened by hand', () =>
      page.goto(`/blacklist-phone-number/update?blacklistId=${page.url().split('/').at(-1)}`),
    );
    await Then('it is forbidden', () => expect(page.getByText('403')).toBeVisible());
  });

  test('view only: nothing to tick, to decide or to make', async ({ openAs }) => {
    const page = await Given('the list, seen by the contact centre', () => openAs('CC01', '/blacklist-phone-number'));
    const list = listOn(page);
    await list.isReady();
    await Then('rows have one entry in their menu', async () => {
      await expect(page.getByRole('button', { name: 'Unduh', exact: true })).toHaveCount(0);
      for (const name of ['Impor', 'Tambah'])
        await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
      await expect(list.list.getByRole('checkbox')).toHaveCount(0);
      await list.rows
        .first()
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await expect(page.getByRole('menuitem')).toHaveText(['Lihat']);
    });
    for (const address of ['create', 'import']) {
      await When(`${address} is opened by hand`, () => page.goto(`/blacklist-phone-number/${address}`));
      await Then('it is forbidden', () => expect(page.getByText('403')).toBeVisible());
    }
  });

  test('a guest: a deep link is the content 404 and makes no call', async ({ openAs }) => {
    const { secureId } = await propose('HOOPS01', newPhone());
    const page = await Given('home', () => openAs('TAMU01', '/'));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/middle/blacklist')) calls.push(request.url());
    });
    await When('a number is opened by its address', () => page.goto(`/blacklist-phone-number/${secureId}`));
    await Then('it is unknown', async () => {
      await expect(page.getByText('404')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${secureId}$`));
      expect(calls).toEqual([]);
    });
  });

  test('an id that names nothing says so', async ({ openAs }) => {
    const page = await Given('an address of no record', () =>
      openAs('HOOPS01', '/blacklist-phone-number/00000000-0000-4000-8000-000000000000'),
    );
    await Then('the record is not found', () => expect(page.getByText('404')).toBeVisible());
  });
});

test('/blacklist-phone-number by keyboard alone: find a proposal, open its menu, decide', async ({ openAs }) => {
  const phone = newPhone();
  await propose('HOOPS02', phone);
  const page = await Given('the list', () => openAs('ADMIN03', '/blacklist-phone-number'));
  const list = listOn(page);
  await list.isReady();
  await When('the number is searched', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    await expect(list.rows).toHaveCount(1);
  });
  await When('it is ticked with Space and the decision reached by Tab', async () => {
    await tabTo(page, list.rows.first());
    await page.keyboard.press('Space');
    const approve = list.bulk.getByRole('button', { name: 'Setujui' });
    await expect(approve).toBeVisible();
    await tabTo(page, approve);
    await page.keyboard.press('Enter');
  });
  await Then('the question holds the focus and gives it back when left', async () => {
    await expect(questionOn(page).question.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list.bulk.getByRole('button', { name: 'Setujui' })).toBeFocused();
  });
  await When('it is asked again and answered', async () => {
    await page.keyboard.press('Enter');
    await expect(questionOn(page).question.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('sudah diperiksa');
    await tabTo(page, questionOn(page).question.getByRole('button', { name: 'Setujui' }));
    await page.keyboard.press('Enter');
  });
  await Then('the number is in force', () => expect(list.rows.first()).toContainText('Aktif'));
});
