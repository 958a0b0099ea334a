import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, formOn } from '../support/form.ts';
import { importOn } from '../support/import.ts';
import { listOn, snackbar } from '../support/list.ts';

test('a store without sales people gets one, which its page lists', async ({ openAs }) => {
  const page = await Given('the stores without sales people', () => openAs('ADMIN01', '/store?withoutSf=true'));
  const list = listOn(page);
  const code = await list.rows.first().getByRole('link').first().innerText();
  await When('a sales person of its office is mapped', async () => {
    await page.getByRole('link', { name: 'Sales force', exact: true }).click();
    await page.getByRole('button', { name: 'Petakan sales force' }).click();
    const form = formOn(page);
    await form.field('Toko').fill(code);
    await choicesOn(page).first().click();
    await form.field('Sales force').click();
    await choicesOn(page).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Petakan sales force' }).click();
  });
  await Then('the store has one', async () => {
    await expect(snackbar(page, 'Sales force dipetakan')).toBeVisible();
    await page.goto(`/store?search=${code}`);
    await list.rows.first().getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Sales force (1)' }).click();
    await expect(list.rows).toHaveCount(1);
  });
});

test('a file of sales people names stores by their codes', async ({ openAs }) => {
  const page = await Given('the page of the file', () => openAs('ADMIN01', '/store/mapping-sf/import'));
  const wizard = importOn(page);
  await When('a file is sent', () =>
    wizard.upload(
      'sf-toko.csv',
      [
        'store_code,sf_npk,primary,start_date,end_date,action',
        'S100100001,700002,Y,2026-12-01,,ADD',
        'S999990001,700002,N,2026-12-01,,ADD',
        '',
      ].join('\n'),
    ),
  );
  await Then('a store that is not there is faulty', () =>
    expect(wizard.tab('Bermasalah (1)')).toHaveAttribute('aria-selected', 'true'),
  );
  await When('it is confirmed without that row', () => wizard.confirm({ skipErrors: true }));
  await Then('the other row is written', () => wizard.ends(/1 baris ditulis/));
});
