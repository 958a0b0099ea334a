import { chooseIn } from '../support/choice.ts';
import { day } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { ask } from '../support/frame.ts';
import { importOn } from '../support/import.ts';
import { listOn, questionOn } from '../support/list.ts';

const path = '/exclusive-dealer-rate';
const header = 'dealer_code,tenor_from,tenor_to,rate_regular,rate_ro,effective_from,effective_to,agreement_no';

test('a rate of a dealer is compared with its branch, approved, and goes before the rate of the branch', async ({
  openAs,
}) => {
  const page = await Given('the form of a new rate as pricing staff', () => openAs('HOBIS01', `${path}/create`));
  const form = formOn(page);
  await When('a rate above that of the branch is proposed', async () => {
    await chooseIn(form.field('Dealer'), /^200023 /);
    await form.fill({
      'Dari tenor': '13',
      'Sampai tenor': '24',
      'Rate Regular': '35',
      'No. perjanjian': 'PKS/UJI/11',
      'Mulai berlaku': day(1),
      'Berlaku sampai': day(60),
    });
    await page.getByLabel(/^Alasan/).fill('perjanjian dealer baru');
    await form.save.click();
  });
  await Then('the rate of the branch is named', () =>
    expect(form.error('Rate Regular')).toContainText('Rate eksklusif melebihi rate dasar'),
  );
  await When('it is corrected, with the panel beside it', async () => {
    await form.fill({ 'Rate Regular': '28', 'Rate RO': '26,5' });
    await expect(page.getByRole('region', { name: /^Simulasi Angsuran/ })).toBeVisible();
    await form.save.click();
  });
  await Then('it waits for approval', () =>
    expect(page.getByRole('heading', { name: 'Perubahan menunggu persetujuan' })).toBeVisible(),
  );
  const head = await Given('its page as a second person', async () => {
    const opened = await openAs('HOBISHD01', `${path}?search=PKS/UJI/11`);
    await listOn(opened).rows.getByText('200023').first().click();
    return opened;
  });
  await When('the second person approves it', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(head).answer('Setujui');
  });
  await Then('it is scheduled', () => expect(fact(head, 'Fase')).toContainText('Terjadwal'));
  await Then('it is the rate of its dealer on its first day, with its path', async () => {
    const [branch] = await ask<{ secureId: string }[]>('HOBISHD01', 'middle/branch/lov?line=NMC&search=11040');
    const query = `branchId=${branch!.secureId}&tenor=18&date=${day(1)}&dealerCode=200023`;
    const answer = await ask<{ rate: string; path: { level: string }[] }>(
      'HOBISHD01',
      `middle/master-branch-nmc/rates/resolve?${query}`,
    );
    expect(answer).toMatchObject({ rate: '28.0000', path: [{ level: 'DEALER_EXCLUSIVE' }] });
  });
  await Then('the page of the dealer lists it', async () => {
    await head.goto('/dealer-nmc?search=200023');
    await listOn(head).rows.getByText('200023').first().click();
    await head.getByRole('tab', { name: /^Rate Eksklusif Dealer/ }).click();
    await expect(listOn(head).row('PKS/UJI/11')).toContainText('Terjadwal');
  });
});

test('a file of rates takes blank and 0 for no rate', async ({ openAs }) => {
  const page = await Given('the import as pricing staff', () => openAs('HOBIS01', `${path}/import`));
  const wizard = importOn(page);
  await When('a file is uploaded for NMC', async () => {
    await chooseIn(page.getByRole('combobox', { name: /^Lini/ }), 'NMC');
    const rows = [
      `200029,13,24,,26.5000,${day(1)},${day(60)},PKS/UJI/12`,
      `200029,25,36,0,,${day(1)},${day(60)},PKS/UJI/13`,
    ];
    await wizard.upload('rate-dealer.csv', [header, ...rows, ''].join('\n'));
  });
  await Then('a row without any is faulty', () =>
    expect(wizard.tab('Bermasalah (1)')).toHaveAttribute('aria-selected', 'true'),
  );
  await When('it is confirmed without that row', () =>
    wizard.confirm({ skipErrors: true, reason: 'perjanjian dealer NMC' }),
  );
  const head = await Given('a second person', () => openAs('HOBISHD01', page.url()));
  await When('the file is approved', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(head).question.getByRole('button', { name: 'Setujui' }).click();
    await importOn(head).ends(/1 baris ditulis/);
  });
  await Then('the list has the rate', async () => {
    await page.goto(`${path}?search=PKS/UJI/12`);
    await expect(listOn(page).row('200029')).toContainText('Terjadwal');
  });
});
