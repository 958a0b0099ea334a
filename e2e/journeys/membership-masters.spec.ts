import { randomInt } from 'node:crypto';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { listOn } from '../support/list.ts';

test.describe('masters of membership', () => {
  test('a database type that would lead back to itself is refused beside the field', async ({ openAs }) => {
    const page = await Given('a type without an end', async () => {
      const opened = await openAs('ADMIN01', '/membership-database-type');
      await listOn(opened).rows.getByRole('link', { name: 'REG', exact: true }).first().click();
      await opened.getByRole('link', { name: 'Ubah' }).click();
      return opened;
    });
    const form = formOn(page);
    await When('it is followed by one that leads to it', async () => {
      await form.fill({ 'Masa berlaku (hari)': '30' });
      await form.field('Tipe berikutnya').fill('Pra');
      await choicesOn(page).first().click();
      await form.save.click();
    });
    await Then('the field names the way back', () =>
      expect(form.error('Tipe berikutnya')).toHaveText('Tipe berikutnya kembali ke tipe ini: REG → PRA → NEW → REG'),
    );
  });

  test('a program is made, and leads to its database type, which lists it', async ({ openAs }) => {
    const code = `UJI${randomInt(1000, 10_000)}`;
    const page = await Given('the form as an admin', () => openAs('ADMIN01', '/program-type/create'));
    const form = formOn(page);
    await When('it is filled', async () => {
      await form.fill({ Kode: code, Nama: `Uji ${code}` });
      await form.field('Tipe database bawaan').fill('Baru');
      await choicesOn(page).first().click();
      await form.fill({ 'Mulai berlaku': '01 Mar 2026' });
      await form.saveAndSee(`Uji ${code}`);
    });
    await When('its database type is opened', () => fact(page, 'Tipe database bawaan').getByRole('link').click());
    await When('the tab of the programs is opened', () =>
      page.getByRole('tab', { name: /^Jenis Program|^Program Type/ }).click(),
    );
    await Then('the program is among them', () => expect(page.getByText(code, { exact: true })).toBeVisible());
  });

  test('reasons are narrowed by the field group', async ({ openAs }) => {
    const page = await Given('the reasons of one group', () =>
      openAs('ADMIN01', '/master-reason-update?fieldGroup=PLAFOND'),
    );
    await Then('only its reasons are listed', async () => {
      await expect(listOn(page).rows).toHaveCount(3);
      await expect(listOn(page).row('Kenaikan penghasilan')).toHaveCount(1);
      await expect(listOn(page).row('Pindah domisili')).toHaveCount(0);
    });
  });
});
