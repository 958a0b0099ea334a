import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { ask } from '../support/frame.ts';
import { listOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { members } from '../support/records.ts';

/** Requests a replacement of a member's card, which then waits for a number. @returns the replacement's number */
async function waiting(memberNo: string): Promise<{ no: string; name: string }> {
  const { result: found } = await callAs('HOOPS02', 'POST', 'transaction/replace-card-number/find', { term: memberNo });
  const { result } = await callAs('HOOPS02', 'POST', 'transaction/replace-card-number', {
    memberId: found.member.secureId,
    oldCardId: found.card.secureId,
    resetReasonId: found.reasons.find(({ name }: { name: string }) => name === 'Perubahan nama').secureId,
    result: 'PRINT_HOME',
    cardTypeId: found.card.cardTypeId,
  });
  return { no: result.replacementNo, name: found.member.name };
}

test("a member's card is ticked, previewed with the name on it, and made; the old number dies with it", async ({
  openAs,
}) => {
  const { no, name } = await waiting(members.withCardToGenerate);
  const page = await Given('its row among those that wait for a number', () =>
    openAs('HOOPS01', `/card-generator/customer?search=${no}`),
  );
  const list = listOn(page);
  await When('it is ticked and a design and vendor are chosen', async () => {
    await expect(list.row(no)).toContainText(name);
    await list.row(no).getByRole('checkbox').check();
    await list.bulk.getByRole('button', { name: 'Buat kartu' }).click();
    await page.getByLabel('Desain Reguler').click();
    await page.getByRole('option', { name: /REG_2024/ }).click();
    await page.getByLabel('Vendor cetak').click();
    await page.getByRole('option', { name: /PV01/ }).click();
    await page.getByRole('button', { name: 'Pratinjau' }).click();
  });
  await Then('the name on the number is shown before it is made', async () => {
    const row = page.getByRole('dialog').getByRole('row', { name: new RegExp(no) });
    await expect(row).toContainText(name.toUpperCase().slice(0, 10));
    await expect(row).toContainText(/9710 01/);
  });
  await When('it is made', () => page.getByRole('dialog').getByRole('button', { name: 'Buat kartu' }).click());
  await Then('the generation names its print order, and the replacement is done', async () => {
    await expect(page.getByText(/Pembuatan \d+ selesai: 1 kartu/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^ISS-/ })).toBeVisible();
    await expect(list.row(no)).toHaveCount(0);
    const { rows } = await ask<{ rows: readonly { readonly state: string; readonly newCardNo: string | null }[] }>(
      'ADMIN03',
      `transaction/replace-card-number?search=${no}`,
    );
    expect(rows).toMatchObject([{ state: 'COMPLETED', newCardNo: expect.stringMatching(/^971001/) }]);
  });
});

test("the setup leads to members' cards, and branches see none of them", async ({ openAs }) => {
  const page = await Given('the ranges', () => openAs('HOOPS01', '/card-generator'));
  await When('"deliver to customer" is chosen', () => page.getByRole('link', { name: 'Kirim ke member' }).click());
  await Then('those that wait are listed', () =>
    expect(page.getByRole('heading', { name: 'Buat kartu untuk member' })).toBeVisible(),
  );
});
