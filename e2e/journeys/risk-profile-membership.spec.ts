import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { pictureOn, png } from '../support/upload.ts';

const memberNo = '1000000067';
const factors = [
  'Kepastian identitas',
  'Pekerjaan',
  'Sumber penghasilan',
  'Wilayah',
  'Pemakaian produk',
  'Perilaku bayar 12 bulan',
  'Skor eksternal',
] as const;
const everyFactor = (value: string) => Object.fromEntries(factors.map((name) => [name, value]));

test(
  'a high risk profile lowers a limit: one person rates, another approves, a third approves the limit',
  core('story:membership'),
  async ({ openAs }) => {
    const page = await Given('the risk of a member', () => openAs('HOOPS01', `/membership?search=${memberNo}`));
    await When('it is rated as high', async () => {
      await listOn(page).rows.first().getByRole('link').first().click();
      await page.getByRole('tab', { name: /^Risiko/ }).click();
      await page.getByRole('link', { name: 'Nilai risiko' }).click();
      await formOn(page).fill(everyFactor('85'));
    });
    await Then('the score follows what is typed', () =>
      expect(page.getByRole('region', { name: 'Skor dan tingkat' })).toContainText('Skor 85 dari 100, tingkat Tinggi'),
    );
    await When('a draft is saved and submitted without the evidence', async () => {
      await page.getByRole('button', { name: 'Simpan draf' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('RSK-');
      await page.getByRole('button', { name: 'Ajukan' }).click();
      await questionOn(page).answer('Ajukan');
    });
    await Then('it says what is missing', () => expect(questionOn(page).question).toContainText('Sumber dana'));
    await When('source of funds and document are added, and the form submits', async () => {
      await questionOn(page).question.getByRole('button', { name: 'Batal' }).click();
      await page.getByRole('link', { name: 'Ubah', exact: true }).click();
      await formOn(page).fill({ 'Sumber dana (EDD)': 'Hasil penjualan rumah' });
      const document = pictureOn(page, 'Dokumen EDD');
      await document.choose(png(16, 16, { noisy: true }));
      await expect(document.preview(128)).toBeVisible();
      await page.getByRole('button', { name: 'Ajukan' }).click();
    });
    await Then('it waits, and who made it may not approve it', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('RSK-');
      await expect(page.getByText('Menunggu').first()).toBeVisible();
    });
    const { pathname } = new URL(page.url());
    const approver = await Given('the profile of an approver', () => openAs('ADMIN02', pathname));
    await When('it is approved', async () => {
      await approver.getByRole('button', { name: 'Setujui' }).click();
      await questionOn(approver).answer('Setujui');
    });
    await Then('it is in force and the lower limit is proposed', () =>
      expect(approver.getByText(/perubahan plafond menunggu persetujuan/)).toBeVisible(),
    );
    const third = await Given('the changes of the member for a third person', async () => {
      const found = await openAs('ADMIN01', `/membership?search=${memberNo}`);
      await listOn(found).rows.first().getByRole('link').first().click();
      await found.getByRole('tab', { name: /^Perubahan data/ }).click();
      return found;
    });
    const limits = third.getByRole('region', { name: 'Plafond' }).first();
    await expect(limits).toContainText('SPEKTRA');
    const total = async () =>
      Number(/Rp\s?([\d.]+)/.exec(await limits.innerText())?.[1]?.replaceAll('.', '') ?? Number.NaN);
    const before = await total();
    expect(before).toBeGreaterThan(0);
    await When('the lower limit is approved', async () => {
      // Both lines are proposed at one moment, in any order.
      const ofSpektra = listOn(third).rows.filter({ hasText: 'Plafond SPEKTRA' }).first();
      await ofSpektra.getByRole('button', { name: 'Setujui' }).click();
      await questionOn(third).answer('Setujui');
    });
    await Then('the limit of the member is lower than before, and the grade is high', async () => {
      await expect.poll(total).toBeLessThan(before);
      await expect(third.getByText('Tinggi').first()).toBeVisible();
    });
  },
);

test('counters of the risk profiles lead to what they count, and a branch sees grades alone', async ({ openAs }) => {
  const page = await Given('the list of risk profiles', () => openAs('HOOPS01', '/risk-profile-membership'));
  await When('the counter of ended profiles is opened', () =>
    page.getByRole('link', { name: /^Sudah lewat: 9/ }).click(),
  );
  await Then('the list shows them', () => expect(listOn(page).rows).toHaveCount(9));
  const branch = await Given('a profile in a branch', () =>
    openAs('KACAB01', '/risk-profile-membership?state=APPROVED'),
  );
  await When('the first one is opened', () => listOn(branch).rows.first().getByRole('link').first().click());
  await Then('it has a grade, and no factors', async () => {
    await expect(branch.getByText('Tingkat risiko').first()).toBeVisible();
    await expect(branch.getByText('Perilaku bayar 12 bulan')).toHaveCount(0);
  });
});
