import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, formOn } from '../support/form.ts';
import { listOn, snackbar } from '../support/list.ts';
import { give, type MadeRole } from '../support/roles.ts';
import { callAs } from '../support/services.ts';

const lov = async (path: string) =>
  (await callAs('ADMIN03', 'GET', `middle/${path}`)).result as { secureId: string; code: string; name: string }[];
const office = async (code: string) => (await lov(`branch/lov?line=SPEKTRA&search=${code}`))[0]!.secureId;

/** A second SAO of an office: its branch administrator gets the role. */
async function secondSao(username: string): Promise<void> {
  const { result } = await callAs('ADMIN03', 'GET', 'middle-v2/roles/list');
  const roles = (result.rows ?? result) as readonly MadeRole[];
  await give(
    roles.find(({ name }) => name === 'sao')!,
    username,
  );
}

test('an outlet without an SAO gets one by its row, and its history says so', async ({ openAs }) => {
  const page = await Given('outlets without an active SAO', () => openAs('ADMIN01', '/sao-assign?withoutSao=true'));
  const list = listOn(page);
  const first = list.rows.first();
  await expect(first).toContainText('Belum ada SAO');
  const [code = ''] = /S\d{9}/.exec(await first.innerText()) ?? [];
  const form = formOn(page);
  await When('it is assigned to the SAO of its branch', async () => {
    await list.act(code, 'Tugaskan');
    await form.field('SAO').click();
    await choicesOn(page).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tugaskan' }).click();
  });
  await Then('it waits no more, and its history has both', async () => {
    await expect(list.row(code)).toHaveCount(0);
    await page.goto(`/sao-assign?search=${code}`);
    await list.row(code).filter({ hasText: 'Bertugas' }).getByText('Bertugas').click();
    const history = page.getByRole('region', { name: 'Riwayat penugasan' });
    await expect(history.getByText('Bertugas')).toBeVisible();
    await expect(history.getByText('Berakhir')).toBeVisible();
  });
});

test('outlets move to another SAO by keys, and those of an SAO who leaves are spread', async ({ openAs }) => {
  await secondSao('ADMCB03');
  const branchId = await office('10020');
  const page = await Given('the load of the SAOs of a branch', () =>
    openAs('ADMIN01', `/sao-assign?tab=load&branchId=${branchId}`),
  );
  const saos = page.getByRole('region', { name: /^\d{4,} - / });
  await expect(saos).toHaveCount(2);
  const [from, to] = [saos.filter({ hasText: '710002' }), saos.filter({ hasNotText: '710002' })];
  const outlets = (of: typeof from) => of.getByRole('listitem');
  const count = await outlets(from).count();
  const title = (await outlets(from).first().locator('strong').innerText()).trim();
  await When('an outlet is moved by keys', async () => {
    await outlets(from).first().focus();
    // The columns stand in the order of the NPK.
    await page.keyboard.press('Alt+ArrowLeft');
  });
  await Then('it stands with the other one, and nothing is stored yet', async () => {
    await expect(outlets(to).filter({ hasText: title })).toBeVisible();
    await expect(page.getByText('1 outlet dipindahkan, belum disimpan')).toBeVisible();
  });
  const save = async () => {
    await formOn(page).field('Alasan').fill('pembagian wilayah baru');
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan pemindahan' }).click();
  };
  await When('the move is saved with a reason', async () => {
    await page.getByRole('button', { name: 'Simpan pemindahan' }).click();
    await save();
  });
  await Then('it was moved', async () => {
    await expect(snackbar(page, '1 outlet dipindahkan')).toBeVisible();
    await expect(outlets(from)).toHaveCount(count - 1);
  });
  await When('all others are given to the other one', async () => {
    await from.getByRole('button', { name: /^Bagi rata/ }).click();
    await formOn(page).field('SAO penerima').click();
    await choicesOn(page).first().click();
    // The list of a choice of several stays open until its field is left.
    await page.keyboard.press('Tab');
    await page.getByRole('dialog').getByRole('button', { name: 'Lihat pembagian' }).click();
    await save();
  });
  await Then('the first one has none any more', async () => {
    await expect(outlets(from)).toHaveCount(0);
  });
});
