import { printedCardNumber } from '@console/contracts/core/card-number';
import { completeHandOver, findMember } from '../support/cards.ts';
import { chooseIn } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { ask } from '../support/frame.ts';
import { listOn, questionOn } from '../support/list.ts';
import { members } from '../support/records.ts';

interface Cards {
  readonly rows: readonly { readonly secureId: string; readonly cardNo: string; readonly cardStatus: string }[];
}
const cardsOf = async (memberNo: string) =>
  (await ask<Cards>('ADMIN03', `middle/cards?search=${memberNo}&size=100`)).rows;

test('a number is replaced by an e-card once a second person agrees, and the chain shows it', async ({ openAs }) => {
  const [old] = await cardsOf(members.withCardForEcard);
  const page = await Given('the desk of a branch', () => openAs('ADMCB07', '/replace-card-number'));
  await When('the member is found', () => findMember(page, members.withCardForEcard));
  await Then('the card is shown', () =>
    expect(page.getByRole('region', { name: '1. Kartu yang diganti' })).toContainText(printedCardNumber(old!.cardNo)),
  );
  await When('it is sent without a reason', () => page.getByRole('button', { name: 'Ganti nomor' }).click());
  await Then('what is missing is marked beside its field', () =>
    expect(page.getByRole('alert').filter({ hasText: 'Pilih alasan' })).toBeVisible(),
  );
  await When('a reason that asks for a report of loss is chosen', () =>
    chooseIn(page.locator('form.desk').getByLabel('Alasan', { exact: true }), 'Kartu hilang'),
  );
  await Then('it says so before anything is sent', async () => {
    await expect(page.getByText('Alasan ini memerlukan laporan kehilangan yang sudah dikonfirmasi.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ganti nomor' })).toBeDisabled();
  });
  await When('a reason that needs approval and an e-card are chosen, and the page is reloaded', async () => {
    await chooseIn(page.locator('form.desk').getByLabel('Alasan', { exact: true }), 'Dugaan penyalahgunaan');
    await page.getByLabel('E-card').check();
    await page.reload();
  });
  await Then('nothing is lost', () => expect(page.getByLabel('E-card')).toBeChecked());
  await When('it is sent', () => page.getByRole('button', { name: 'Kirim untuk disetujui' }).click());
  const said = page.getByText(/RPL-\d{6}-\d{5} menunggu persetujuan/);
  await Then('it waits for approval', () => expect(said).toBeVisible());
  const no = /RPL-\d{6}-\d{5}/.exec(await said.innerText())![0];
  const head = await When('the head of the branch looks it up', () =>
    openAs('KACAB04', `/replace-card-number?search=${no}`),
  );
  await When('the head opens it', () => listOn(head).row(no).getByRole('link').first().click());
  await Then('all that was asked for is there, with what the member has had replaced so far', async () => {
    await expect(head).toHaveURL(/\/card-replacements\/[0-9a-f-]{36}$/);
    await expect(head.getByRole('heading', { level: 1 })).toContainText(no);
    for (const [title, value] of [
      ['Alasan', 'Dugaan penyalahgunaan'],
      ['Nomor lama', printedCardNumber(old!.cardNo)],
      ['Nomor member', members.withCardForEcard],
      ['Oleh', 'ADMCB07'],
    ] as const)
      await expect(fact(head, title)).toContainText(value);
    await expect(head.getByRole('button', { name: 'Setujui' })).toBeEnabled();
    await expect(
      head.getByRole('region', { name: 'Penggantian member ini' }).getByRole('row').filter({ hasText: no }),
    ).toBeVisible();
  });
  await When('it is approved', async () => {
    await head.goBack();
    await listOn(head)
      .row(no)
      .getByRole('button', { name: /^Aksi untuk/ })
      .click();
    await head.getByRole('menuitem', { name: 'Setujui' }).click();
    await questionOn(head).answer('Setujui');
  });
  await Then('it is done, and both numbers stand in its row', async () => {
    await expect(listOn(head).row(no)).toContainText('Selesai');
    await expect(listOn(head).row(no)).toContainText(printedCardNumber(old!.cardNo));
  });
  await Then('the old card names its document and the new number', async () => {
    await head.goto(`/cards/${old!.secureId}`);
    const live = (await cardsOf(members.withCardForEcard)).find(({ cardStatus }) => cardStatus === 'Digital')!;
    await expect(
      head
        .getByText('Rantai penggantian')
        .or(head.getByText(printedCardNumber(live.cardNo)))
        .first(),
    ).toBeVisible();
    await expect(head.getByRole('link', { name: no }).first()).toHaveAttribute(
      'href',
      `/replace-card-number?search=${no}`,
    );
  });
});

test("a card of the safe is handed over in the old card's place", async ({ openAs }) => {
  const page = await Given('the desk of a branch', () => openAs('ADMCB07', '/replace-card-number'));
  await When('plastic of the safe is asked for', async () => {
    await findMember(page, members.withCardForStock);
    await chooseIn(page.locator('form.desk').getByLabel('Alasan', { exact: true }), 'Perubahan nama');
    await page.getByLabel('Kartu stok cabang').check();
    await page.getByRole('button', { name: 'Ganti nomor' }).click();
  });
  const scan = page.getByLabel(/Pindai kartu Reguler dari brankas/);
  await Then('the field for the scanner waits', () => expect(scan).toBeFocused());
  const { rows } = await ask<Cards>('ADMCB07', 'middle/cards?status=Branch&kind=STOCK&held=false&size=100');
  await When('a free card is scanned and the checks are done', async () => {
    await scan.fill(rows.at(-1)!.cardNo);
    await page.keyboard.press('Enter');
    await completeHandOver(page);
  });
  await Then('the member holds it', async () => {
    await expect(page.getByText(/PKU-\d{6}-\d{5} selesai, kartu diserahkan/)).toBeVisible();
    const cards = await cardsOf(members.withCardForStock);
    expect(cards.map(({ cardStatus }) => cardStatus).toSorted()).toEqual(['Cancelled', 'Picked_Up']);
    expect(cards.find(({ cardStatus }) => cardStatus === 'Picked_Up')?.cardNo).toBe(rows.at(-1)!.cardNo);
  });
});

test('a report of loss leads to a printed card with its fee', async ({ openAs }) => {
  const losses = await ask<{
    rows: readonly { readonly secureId: string; readonly lossNo: string; readonly memberName: string }[];
  }>('ADMIN03', `transaction/card-lost?search=${(await cardsOf(members.withReportedLoss))[0]!.cardNo}`);
  const page = await Given('the page as the report opens it', () =>
    openAs('ADMCB07', `/replace-card-number?lossId=${losses.rows[0]!.secureId}`),
  );
  await Then('member, card and report are there', () =>
    expect(page.getByRole('region', { name: '1. Kartu yang diganti' })).toContainText(losses.rows[0]!.lossNo),
  );
  await When('a printed card is asked for and paid in cash', async () => {
    await chooseIn(page.locator('form.desk').getByLabel('Alasan', { exact: true }), 'Kartu hilang');
    await page.getByLabel('Cetak, ambil di cabang').check();
    await expect(
      page.getByText(
        'Member tidak memiliki kartu yang dapat dipakai sejak nomor baru dibuat sampai kartu baru diterima.',
      ),
    ).toBeVisible();
    await page.getByLabel('Tunai').check();
    await page.getByLabel('No kuitansi').fill('KW-304');
    await page.reload();
  });
  await Then('a reload of the address that names the report loses nothing', async () => {
    await expect(page.getByRole('region', { name: '1. Kartu yang diganti' })).toContainText(losses.rows[0]!.lossNo);
    await expect(page.getByLabel('No kuitansi')).toHaveValue('KW-304');
  });
  await When('it is sent', () => page.getByRole('button', { name: 'Ganti nomor' }).click());
  await Then('it waits for its number', () =>
    expect(page.getByText(/RPL-\d{6}-\d{5} menunggu nomor di generator kartu/)).toBeVisible(),
  );
});

test('the page shows the last twenty replacements', async ({ openAs }) => {
  const page = await Given('the page, for head office', () => openAs('HOOPS01', '/replace-card-number'));
  await Then('there are twenty, the latest first', async () => {
    await expect(page.getByRole('navigation', { name: 'Halaman', exact: true })).toContainText('1–20 dari');
    await expect(page.getByLabel('Baris per halaman')).toHaveValue('20');
  });
});
