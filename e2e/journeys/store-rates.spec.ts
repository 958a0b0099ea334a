import { day } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { ask } from '../support/frame.ts';
import { importOn } from '../support/import.ts';
import { listOn, questionOn } from '../support/list.ts';

const path = '/store/exclusive-rate';
/** The fifth store of Medan, which has neither rates nor exclusive rates. */
const code = 'S100400005';
const header =
  'store_code,product_group_code,tenor_from,tenor_to,rate_regular,rate_ro,effective_from,effective_to,agreement_no';

test('the exclusive rates of a store are listed by phase, with what applies there now', async ({ openAs }) => {
  const page = await Given('the stores with exclusive rates', () => openAs('HOBIS01', `${path}?search=PKS/TOKO/004`));
  await When('a store is opened', () => listOn(page).rows.getByText('S10040').first().click());
  await Then('its rows stand there with their phase', () =>
    expect(listOn(page).rows.first()).toContainText(/Berlaku|Terjadwal|Berakhir/),
  );
  await Then('the panel shows the instalments there', () =>
    expect(page.getByRole('region', { name: /^Simulasi Angsuran/ })).toBeVisible(),
  );
});

test('a file of exclusive rates is approved as one, and goes before the rate of the branch', async ({ openAs }) => {
  const page = await Given('the import as pricing staff', () => openAs('HOBIS01', `${path}/import`));
  const wizard = importOn(page);
  await When('a file is uploaded', () => {
    const rows = [
      `${code},,7,12,2.0000,,${day(1)},${day(60)},PKS/UJI/21`,
      `${code},,1,6,9.0000,,${day(1)},${day(60)},PKS/UJI/21`,
    ];
    return wizard.upload('rate-toko.csv', [header, ...rows, ''].join('\n'));
  });
  await Then('a row above the branch is faulty', () =>
    expect(wizard.tab('Bermasalah (1)')).toHaveAttribute('aria-selected', 'true'),
  );
  await When('it is confirmed without that row', () =>
    wizard.confirm({ skipErrors: true, reason: 'perjanjian toko Medan' }),
  );
  const head = await Given('a second person', () => openAs('HOBISHD01', page.url()));
  await When('the file is approved', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(head).question.getByRole('button', { name: 'Setujui' }).click();
    await importOn(head).ends(/1 baris ditulis/);
  });
  await Then('it is the rate of its store on its first day, with its path', async () => {
    const [branch] = await ask<{ secureId: string }[]>('HOBISHD01', 'middle/branch/lov?line=SPEKTRA&search=10040');
    const query = `branchId=${branch!.secureId}&tenor=12&date=${day(1)}&storeCode=${code}`;
    const answer = await ask<{ rate: string; path: { level: string }[] }>(
      'HOBISHD01',
      `middle/branch/rates/resolve?${query}`,
    );
    expect(answer).toMatchObject({ rate: '2.0000', path: [{ level: 'STORE_EXCLUSIVE' }] });
  });
});

test('a grid of rates of a store says what is wrong beside its cells', async ({ openAs }) => {
  const [store] = await ask<{ secureId: string }[]>('HOBIS01', 'middle/store/lov?search=S100400004');
  const page = await Given('the form of new exclusive rates', () =>
    openAs('HOBIS01', `${path}/update?storeId=${store!.secureId}`),
  );
  const form = formOn(page);
  await When('it is sent without rates', async () => {
    await form.fill({ 'No. perjanjian': 'PKS/UJI/22', 'Mulai berlaku': day(1), 'Berlaku sampai': day(60) });
    await page.getByRole('button', { name: 'Ajukan' }).click();
  });
  await Then('the grid asks for one', () => expect(form.error('Rate per tenor')).toBeVisible());
});
