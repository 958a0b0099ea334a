import { randomInt } from 'node:crypto';
import { chooseIn } from '../support/choice.ts';
import { typedDay } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';

test('a tier is proposed, refused where it overlaps, approved by a second person, and simulated', async ({
  openAs,
}) => {
  const code = `UJI_${randomInt(1_000, 10_000)}`;
  const page = await Given('the form of a tier', () => openAs('HOBIS01', '/tiering-plafond/create'));
  const form = formOn(page);
  await When('it takes the place of one in force', async () => {
    await form.fill({ Kode: code, Nama: 'Tier uji', 'Lini bisnis': 'SPEKTRA', 'Tingkat risiko': 'Rendah' });
    await form.field('Jenis program').fill('Reguler');
    await choicesOn(page).first().click();
    await form.fill({
      'Penghasilan dari': '7000000',
      'Plafond minimal': '1000000',
      'Plafond maksimal': '20000000',
      'Pengali penghasilan': '2',
      'Rasio angsuran maksimal (%)': '40',
      'Tenor maksimal (bulan)': '24',
      'Mulai berlaku': typedDay(3),
      'Alasan perubahan': 'pita penghasilan baru',
    });
    await form.save.click();
  });
  await Then('the start says so, and what was typed is kept', async () => {
    await expect(form.error('Mulai berlaku')).toBeVisible();
    await expect(form.field('Nama')).toHaveValue('Tier uji');
  });
  await When('its income lies below those in force', async () => {
    await form.fill({ 'Penghasilan dari': String(randomInt(1_000_000, 1_500_000)), 'Penghasilan sampai': '2999999' });
    await form.save.click();
  });
  await Then('it waits for a second person', () =>
    expect(page.getByRole('heading', { level: 1 })).toContainText('Menunggu'),
  );
  const head = await Given('a second person', () => openAs('HOBISHD01', new URL(page.url()).pathname));
  await When('it is approved', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(head).question.getByRole('button', { name: 'Setujui' }).click();
  });
  await Then('it is scheduled, and its impact is shown', async () => {
    await expect(head.getByRole('heading', { level: 1 })).toContainText('Terjadwal');
    await expect(head.getByRole('region', { name: 'Dampak' }).getByRole('row')).toHaveCount(5);
  });
  await When('the limit of a member is simulated', async () => {
    await head.goto('/tiering-plafond');
    await expect(listOn(head).rows.first()).toBeVisible();
    await head.getByRole('button', { name: 'Simulasi' }).click();
    const dialog = head.getByRole('dialog', { name: 'Simulasi' });
    await chooseIn(dialog.getByLabel('Lini bisnis'), 'SPEKTRA');
    await dialog.getByLabel('Nomor member').fill('1000000001');
    await dialog.getByRole('button', { name: 'Hitung' }).click();
  });
  await Then('tier, amount and reason are told', async () => {
    const result = head.getByRole('status').filter({ hasText: 'Hasil' });
    await expect(result).toContainText('SPEKTRA_SYR_LOW_A');
    await expect(result).toContainText('11.200.000');
  });
});
