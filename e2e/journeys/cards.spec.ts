import { optionsOf } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { listOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';

interface Row {
  readonly secureId: string;
  readonly cardNo: string;
  readonly holderName: string | null;
  readonly office: string;
}
const cardsOf = async (query: string): Promise<readonly Row[]> =>
  (await callAs('ADMIN03', 'GET', `middle/cards?${query}&sort=cardNo,asc&size=100`)).result.rows;
const printed = (cardNo: string) => cardNo.replace(/(.{4})(?=.)/g, '$1 ');

test.describe('the register of cards', () => {
  test('a branch says what it looks for, and finds a card by the number on the plastic', async ({ openAs }) => {
    const own = (await cardsOf('status=Customer')).find(({ office }) => office.startsWith('10010'))!;
    const page = await Given('the register, as a branch has it', () => openAs('ADMCB01', '/cards'));
    const list = listOn(page);
    await Then('nothing is read before it is said what is looked for', () =>
      expect(page.getByText('Isi pencarian atau filter terlebih dahulu')).toBeVisible(),
    );
    await Then('the filter has the twelve statuses as they are spelled', async () => {
      await expect(await optionsOf(list.filters.getByLabel('Status', { exact: true }))).toHaveText([
        'All',
        'Issued',
        'Printing',
        'delivered_to_branch',
        'Branch',
        'MRA',
        'delivered_to_customer',
        'Customer',
        'Lost',
        'Cancelled',
        'Digital',
        'digital_pwa',
        'Picked_Up',
      ]);
    });
    await When('the number is typed as it is printed', () => list.search(printed(own.cardNo)));
    await Then('the one card is there, with its number in full', async () => {
      await expect(list.rows).toHaveCount(1);
      await expect(list.rows.first()).toContainText(printed(own.cardNo));
    });
    await When('a digit is wrong', () =>
      list.search(own.cardNo.slice(0, 15) + String((Number(own.cardNo[15]) + 1) % 10)),
    );
    await Then('it says so', () => expect(page.getByText('Nomor kartu tidak valid')).toBeVisible());
  });

  test('a damaged card is held and released, and both stay in its history', async ({ openAs }) => {
    const card = (await cardsOf('status=MRA')).findLast(({ office }) => office.startsWith('0701'))!;
    const page = await Given('a card in the safe of an MRA', () => openAs('HOOPS01', `/cards/${card.secureId}`));
    for (const [act, said, state] of [
      ['Tahan: rusak', 'Kartu ditahan', 'Rusak'],
      ['Lepas penahanan', 'Penahanan dilepas', '-'],
    ] as const) {
      await When(act, async () => {
        await page.getByRole('button', { name: act }).click();
        await page.getByRole('alertdialog').getByRole('textbox').fill('chip retak di satu sisi');
        await page.reload();
        await page.getByRole('button', { name: act }).click();
        await expect(page.getByRole('alertdialog').getByRole('textbox')).toHaveValue('chip retak di satu sisi');
        await page.getByRole('alertdialog').getByRole('button', { name: act }).click();
      });
      await Then(said, async () => {
        await expect(snackbar(page, said)).toBeVisible();
        await expect(fact(page, 'Penahanan')).toHaveText(state);
      });
    }
    await Then('the history has both', () => expect(page.locator('.movements > li').first()).toContainText('Dilepas'));
  });

  test('head office asks for the end of a number, another approves', async ({ openAs }) => {
    const card = (await cardsOf('status=Customer'))[50]!;
    const maker = await Given("a member's card", () => openAs('HOOPS01', `/cards/${card.secureId}`));
    await When('its cancellation is asked for', async () => {
      await maker.getByRole('button', { name: 'Batalkan kartu' }).click();
      await maker.getByRole('alertdialog').getByRole('textbox').fill('Permintaan tertulis dari member');
      await maker.getByRole('alertdialog').getByRole('button', { name: 'Ajukan' }).click();
    });
    await Then('the card waits, alive', async () => {
      await expect(maker.getByText('Menunggu persetujuan').first()).toBeVisible();
      await expect(fact(maker, 'Status')).toContainText('Customer');
    });
    const approver = await Given('the same card before an approver', () =>
      openAs('ADMIN02', `/cards/${card.secureId}`),
    );
    await When('it is approved', async () => {
      await approver.getByRole('button', { name: 'Setujui' }).click();
      await approver.getByRole('alertdialog').getByRole('button', { name: 'Setujui' }).click();
    });
    await Then('the number is dead', () => expect(fact(approver, 'Status')).toContainText('Cancelled'));
  });
});
