import { typedDay } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { callAs } from '../support/services.ts';

const maker = 'HOBIS01';

test('a rate in the place of one with concessions is offered these, and those above it are fixed first', async ({
  openAs,
}) => {
  const { result } = await callAs(maker, 'GET', 'middle/branch/rates-exclusive?size=50&sort=officeCode,desc');
  const sheet = result.rows[0];
  const path = `/branch/${sheet.branchId}/rates`;
  const page = await Given('the form of a rate in force with concessions', () =>
    openAs(maker, `${path}/update?rateId=${sheet.baseId}`),
  );
  const lines = page.locator('.sheet-table tbody tr');
  const line = page.getByLabel('Rate Regular, baris 1', { exact: true });
  await Then('its lines are offered', () => expect(lines).toHaveCount(sheet.lines.length + 1));
  await When('the rate is below a line', () =>
    formOn(page).fill({
      'Rate Regular': '1.8',
      'Rate RO': '',
      'Mulai berlaku': typedDay(40),
      'Alasan perubahan': 'rate turun',
    }),
  );
  await Then('the line is flagged at once', () => expect(lines.first()).toContainText('Melebihi rate dasar'));
  await When('it is saved', () => formOn(page).save.click());
  await Then('it is refused beside the line', async () => {
    await expect(page.locator('.sheet-faults')).toContainText('Rate eksklusif melebihi rate dasar');
    await expect(line).toHaveAttribute('aria-invalid', 'true');
  });
  await When('the line is lowered, and the form saved', async () => {
    await line.fill('1.7');
    await formOn(page).save.click();
  });
  const waiting = page.locator('blockquote', { hasText: 'rate turun' }).first();
  await Then('it waits with its lines', async () => {
    await expect(waiting).toBeVisible();
    await expect(page.locator('main')).toContainText('Baris eksklusif yang dibawa');
  });
  await When('it is taken back', async () => {
    const changes = await callAs(maker, 'GET', 'middle/branch/rates/change?state=PENDING');
    const own = changes.result.rows.find(({ reason }: { reason: string }) => reason === 'rate turun');
    const body = { secureIds: [own.secureId] };
    expect((await callAs(maker, 'PUT', 'middle/branch/rates/change/withdraw', body)).status).toBe(200);
  });
});
