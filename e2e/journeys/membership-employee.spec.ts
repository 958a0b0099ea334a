import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';

test('an employee is parted from a member and linked with the one of the same NIK alone', async ({ openAs }) => {
  const page = await Given('the employees, seen by the head office', () => openAs('HOOPS03', '/membership-employee'));
  const list = listOn(page);
  const member = page.getByRole('region', { name: 'Member terhubung' });
  await When('one is searched by number and opened', async () => {
    await list.search('10003');
    await expect(list.rows).toHaveCount(1);
    await list.rows.first().getByRole('link').click();
  });
  await Then('work, masked numbers and the limits of the member are told', async () => {
    await expect(fact(page, 'NPK')).toHaveText('10003');
    await expect(fact(page, 'NIK')).toContainText('*');
    await expect(member).toContainText('1000000045');
    await expect(member).toContainText('program Karyawan');
    await expect(member.getByRole('row', { name: /^SPEKTRA/ })).toBeVisible();
  });
  await When('the member is parted from the employee', async () => {
    await page.getByRole('button', { name: 'Lepas dari member' }).click();
    await questionOn(page).answer('Lepas dari member', { reason: 'salah menghubungkan' });
  });
  await Then('there is no member', () => expect(member).toContainText('Belum terhubung dengan member'));
  const dialog = page.getByRole('dialog', { name: 'Hubungkan ke member' });
  const confirm = dialog.getByRole('button', { name: 'Hubungkan ke member' });
  await When('a member with another NIK is named', async () => {
    await page.getByRole('button', { name: 'Hubungkan ke member' }).click();
    await dialog.getByLabel('No. member').fill('1000000006');
    await confirm.click();
  });
  await Then('it is refused, and the number is kept', async () => {
    await expect(dialog.getByText('NIK member berbeda')).toBeVisible();
    await expect(dialog.getByLabel('No. member')).toHaveValue('1000000006');
  });
  await When('the member with the same NIK is named', async () => {
    await dialog.getByLabel('No. member').fill('1000000045');
    await confirm.click();
  });
  await Then('the member is of the program of employees again', async () => {
    await expect(snackbar(page, 'Karyawan terhubung dengan member')).toBeVisible();
    await expect(member).toContainText('program Karyawan');
  });
});
