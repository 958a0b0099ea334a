import { chooseIn } from '../support/choice.ts';
import { day } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { ask } from '../support/frame.ts';
import { importOn } from '../support/import.ts';
import { listOn, questionOn } from '../support/list.ts';

const path = '/exclusive-dealer-admin';
const header =
  'dealer_code,tenor_from,tenor_to,admin_fee_regular,admin_fee_ro,effective_from,effective_to,agreement_no';

test('a fee of a dealer is compared with its branch, approved by a second person, and superseded', async ({
  openAs,
}) => {
  const page = await Given('the form of a new fee as pricing staff', () => openAs('HOBIS01', `${path}/create`));
  const form = formOn(page);
  await When('a fee above that of the branch is proposed', async () => {
    await chooseIn(form.field('Dealer'), /^200038 /);
    await form.fill({
      'Dari tenor': '12',
      'Sampai tenor': '24',
      'Fee admin Regular': '1300000',
      'No. perjanjian': 'PKS/UJI/01',
      'Mulai berlaku': day(1),
      'Berlaku sampai': day(60),
    });
    await page.getByLabel(/^Alasan/).fill('perjanjian dealer baru');
    await form.save.click();
  });
  await Then('the fee of the branch is named', () =>
    expect(form.error('Fee admin Regular')).toContainText('melebihi fee cabang Rp 1.250.000'),
  );
  await When('it is corrected', async () => {
    await form.fill({ 'Fee admin Regular': '900000', 'Fee admin RO': '700000' });
    await expect(page.getByRole('region', { name: /^Simulasi Angsuran/ })).toBeVisible();
    await form.save.click();
  });
  await Then('it waits for approval', () =>
    expect(page.getByRole('heading', { name: 'Perubahan menunggu persetujuan' })).toBeVisible(),
  );
  const head = await Given('its page as a second person', async () => {
    const opened = await openAs('HOBISHD01', `${path}?search=PKS/UJI/01`);
    await listOn(opened).rows.getByText('200038').first().click();
    return opened;
  });
  await When('the second person approves it', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(head).answer('Setujui');
  });
  await Then('it is scheduled, beside the fee of its branch', async () => {
    await expect(fact(head, 'Fase')).toContainText('Terjadwal');
    await expect(fact(head, 'Fee cabang Regular')).toContainText('1.250.000');
  });
  await Then('it is the fee of its dealer on its first day', async () => {
    const [branch] = await ask<{ secureId: string }[]>('HOBISHD01', 'middle/branch/lov?line=NMC&search=12050');
    const query = `branchId=${branch!.secureId}&tenor=24&date=${day(1)}&dealerCode=200038`;
    const { fees } = await ask<{ fees: { feeType: string; amount: string }[] }>(
      'HOBISHD01',
      `middle/master-branch-nmc/rates/resolve?${query}`,
    );
    expect(fees.find(({ feeType }) => feeType === 'ADMIN')).toMatchObject({ amount: '900000' });
  });
});

test('a file of fees says its line, refuses dealers of the other one, and applies as one', async ({ openAs }) => {
  const page = await Given('the import as pricing staff', () => openAs('HOBIS01', `${path}/import`));
  const wizard = importOn(page);
  await When('a file is uploaded for UFI', async () => {
    await chooseIn(page.getByRole('combobox', { name: /^Lini/ }), 'UFI');
    const rows = [
      `300081,1,12,500000,,${day(1)},${day(60)},PKS/UJI/02`,
      `200030,1,12,500000,,${day(1)},${day(60)},PKS/UJI/03`,
    ];
    await wizard.upload('fee-dealer.csv', [header, ...rows, ''].join('\n'));
  });
  await Then('the dealer of NMC is not found', () =>
    expect(wizard.tab('Bermasalah (1)')).toHaveAttribute('aria-selected', 'true'),
  );
  await When('it is confirmed without that row', () =>
    wizard.confirm({ skipErrors: true, reason: 'perjanjian dealer UFI' }),
  );
  const head = await Given('a second person', () => openAs('HOBISHD01', page.url()));
  await When('the file is approved', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(head).question.getByRole('button', { name: 'Setujui' }).click();
    await importOn(head).ends(/1 baris ditulis/);
  });
  await Then('the list has the fee', async () => {
    await page.goto(`${path}?search=PKS/UJI/02`);
    await expect(listOn(page).row('300081')).toContainText('Terjadwal');
  });
});
