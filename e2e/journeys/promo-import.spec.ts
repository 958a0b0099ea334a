import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { importOn } from '../support/import.ts';
import { listOn, questionOn } from '../support/list.ts';

test('rates of a promo come from a file that a second person approves', async ({ openAs }) => {
  const page = await Given('a new promo as pricing staff', async () => {
    const opened = await openAs('HOBIS01', '/promo?state=new');
    await listOn(opened).rows.first().getByRole('link').first().click();
    return opened;
  });
  const wizard = importOn(page);
  await When('a file is sent for one of its tenors', async () => {
    await page.getByRole('button', { name: 'Impor rate' }).click();
    await page.getByRole('textbox', { name: /^Tenor/ }).fill('12');
    await wizard.upload('rate-promo.csv', 'office_code,rate_regular,rate_ro\n13010,2.2,2.1\n99999,2.2,\n');
  });
  await Then('an office that is not there is faulty', () =>
    expect(wizard.tab('Bermasalah (1)')).toHaveAttribute('aria-selected', 'true'),
  );
  await When('it is confirmed without that row', () =>
    wizard.confirm({ skipErrors: true, reason: 'Sesuai memo promo 12' }),
  );
  const head = await Given('a second person', () => openAs('HOBISHD01', page.url()));
  await When('the file is approved', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    const { question } = questionOn(head);
    await question.getByRole('checkbox', { name: /di atas rate cabang/ }).check();
    await question.getByRole('button', { name: 'Setujui' }).click();
    await importOn(head).ends(/1 baris ditulis/);
  });
  await Then('the promo has the rate of the office', async () => {
    await page.goto('/promo?state=new');
    await listOn(page).rows.first().getByRole('link').first().click();
    await page.getByRole('tab', { name: /^Rate/ }).click();
    await expect(listOn(page).row('13010')).toContainText('2,20');
  });
});
