// Long: one journey for each of the three lines.
import type { Locator, Page } from '@playwright/test';
import { chooseIn, isChoice } from '../support/choice.ts';
import { typedDay } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { importOn } from '../support/import.ts';
import { questionOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';

const head = 'HOBISHD01';

/** A line with one of its vectors (docs/model/branches-stores.md#test-vectors), and what it costs from tomorrow on. */
const lines = [
  {
    line: 'SPEKTRA',
    maker: 'HOBIS01',
    path: '/branch',
    office: 17971,
    target: {},
    tenor: 12,
    rate: { file: '2.7500,2.4500', next: '2.45' },
    fee: '199000',
    panel: { Harga: '6000000', 'Uang muka (%)': '10' },
    concession: { rate: '2.10', fee: '99000' },
    instalment: { today: 'Rp 621.000', tomorrow: 'Rp 604.000', forGroup: 'Rp 574.000' },
  },
  {
    line: 'NMC',
    maker: 'HOBIS02',
    path: '/master-branch-nmc',
    office: 17972,
    target: {},
    tenor: 36,
    rate: { file: '30.0000,28.5000', next: '26' },
    fee: '1250000',
    panel: {
      Harga: '24000000',
      'Uang muka (%)': '20',
      'Pembayaran asuransi': 'Sekaligus',
      'Premi (Rp)': '620400',
    },
    concession: { rate: '27', fee: '900000' },
    instalment: { today: 'Rp 895.000', tomorrow: 'Rp 849.000', forGroup: 'Rp 846.000' },
  },
  {
    line: 'UFI',
    maker: 'HOBIS03',
    path: '/master-branch-ufi',
    office: 17973,
    target: { 'Jenis jaminan': 'Motor bekas', 'Umur kendaraan': '0-3 tahun' },
    tenor: 24,
    rate: { file: '33.5000,31.5000', next: '30' },
    fee: '850000',
    panel: { 'Harga taksiran': '15000000', 'LTV (%)': '60' },
    concession: { rate: '31', fee: '500000' },
    instalment: { today: 'Rp 569.000', tomorrow: 'Rp 551.000', forGroup: 'Rp 537.000' },
  },
] as const;

/** Approves what a page shows, as a second person. */
async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Setujui', exact: true }).click();
  const { question } = questionOn(page);
  await expect(question).toBeVisible();
  for (const tick of await question.getByRole('checkbox').all()) await tick.check();
  await question.getByRole('button', { name: 'Setujui', exact: true }).click();
  // The page behind the question is inert: its button counts only once the question is answered.
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Setujui', exact: true })).toHaveCount(0);
}

/** Saves a form with a reason, and waits until the change is shown. */
async function propose(page: Page, reason: string): Promise<void> {
  await formOn(page).fill({ 'Alasan perubahan': reason });
  await formOn(page).save.click();
  await expect(page.locator('blockquote', { hasText: reason }).first()).toBeVisible();
}

/** The part of an address after the place of the console. */
const placeOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Fills in fields that are no record's, by their titles. */
async function fillIn(place: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [title, value] of Object.entries(values)) {
    // The panel below a form may ask for the same.
    const input = place.getByLabel(new RegExp(`^${title.replace(/[()]/g, '\\$&')}\\*?$`)).first();
    await ((await isChoice(input)) ? chooseIn(input, value) : input.fill(value));
  }
}

/** The panel of the instalment. */
const panelOn = (page: Page) => page.getByRole('region', { name: /^Simulasi Angsuran/ });

/** A seeded group of members. */
const group = 'KOMUNITAS1';

/** Fills in the first row of a sheet. */
async function fillRow(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [title, value] of Object.entries(values))
    await page.getByLabel(`${title}, baris 1`, { exact: true }).fill(value);
}

for (const { line, maker, path, office, target, tenor, rate, fee, panel, concession, instalment } of lines)
  test(`${line}: a branch opens with rates and fees, and costs what the model says before and after midnight`, async ({
    openAs,
  }, info) => {
    // What a failed try entered stays.
    const officeCode = String(office + 10 * (info.retry + info.repeatEachIndex));
    const page = await Given('a form for a branch', () => openAs(maker, `${path}/create`));
    await When('an office is entered, and approved by a second person', async () => {
      await formOn(page).fill({
        'Kode kantor': officeCode,
        Nama: `Cabang Uji ${line} ${officeCode}`,
        Alamat: 'Jalan Diponegoro No. 1',
        Kota: 'Denpasar',
        Provinsi: 'Bali',
        'Kode pos': '80101',
      });
      await page.getByRole('combobox', { name: 'MRO' }).fill('080101');
      await choicesOn(page).filter({ hasText: '080101' }).click();
      await propose(page, 'kantor baru dibuka di Denpasar');
      await approve(await openAs(head, placeOf(page)));
    });
    const { result } = await callAs(maker, 'GET', `middle${path}?search=${officeCode}`);
    const branchId = String(result.rows[0].secureId);
    const chief = await openAs(head, `${path}/${branchId}`);
    await Then('it is new', () => expect(fact(chief, 'Status')).toContainText('Baru'));

    await When('a file of rates is imported, and approved', async () => {
      await page.goto(`${path}/import`);
      await fillIn(page.locator('main'), { ...target, 'Rentang tenor': `1-${tenor}`, 'Mulai berlaku': typedDay() });
      const wizard = importOn(page);
      await wizard.upload(`rate ${line}.csv`, `office_code,rate_regular,rate_ro\r\n${officeCode},${rate.file}\r\n`);
      await wizard.confirm({ reason: 'rate awal kantor baru' });
      await expect(page.getByText('Menunggu persetujuan. Data belum berubah.')).toBeVisible();
      const second = await openAs(head, `${path}/import`);
      await second.getByRole('button', { name: `Buka rate ${line}.csv` }).click();
      await approve(second);
      await wizard.ends(/^Impor selesai: 1 baris ditulis/);
    });
    await When('an admin fee is proposed, and approved', async () => {
      await page.goto(`${path}/${branchId}/fees/create`);
      await formOn(page).fill({
        'Jenis fee': 'Admin',
        'Regular (Rp)': fee,
        'Sampai tenor': String(tenor),
        'Mulai berlaku': typedDay(),
      });
      await propose(page, 'biaya admin kantor baru');
      await approve(await openAs(head, placeOf(page)));
    });
    await When('a second person activates it', async () => {
      await chief.reload();
      await chief.getByRole('button', { name: 'Aktifkan' }).click();
      await questionOn(chief).answer('Aktifkan');
      await expect(questionOn(chief).question).toHaveCount(0);
    });
    await Then('it is active', () => expect(fact(chief, 'Status')).toContainText('Aktif'));

    const { result: rates } = await callAs(maker, 'GET', `middle${path}/rates?branchId=${branchId}`);
    const rateId = String(rates.rows[0].secureId);
    await When('a rate from tomorrow takes its place, and is approved', async () => {
      await page.goto(`${path}/${branchId}/rates/update?rateId=${rateId}`);
      await formOn(page).fill({ 'Rate Regular': rate.next, 'Rate RO': '', 'Mulai berlaku': typedDay(1) });
      await propose(page, 'rate turun mulai besok');
      await approve(await openAs(head, placeOf(page)));
    });

    await When('the instalment is simulated', async () => {
      await page.goto(`${path}/${branchId}/rates/${rateId}`);
      await fillIn(panelOn(page), panel);
    });
    const cell = () =>
      panelOn(page)
        .getByRole('row', { name: new RegExp(`^${tenor} `) })
        .getByRole('button')
        .first();
    await Then('today it is that of the vector', () => expect(cell()).toHaveText(instalment.today));
    await When('the day is tomorrow', () => panelOn(page).getByLabel('Tanggal').fill(typedDay(1)));
    await Then('it is that of the new rate', () => expect(cell()).toHaveText(instalment.tomorrow));

    const { result: fees } = await callAs(maker, 'GET', `middle${path}/fees?branchId=${branchId}`);
    const bases: readonly { at: string; values: Readonly<Record<string, string>> }[] = [
      { at: `${path}/${branchId}/rates/${rateId}`, values: { 'Rate Regular': concession.rate } },
      { at: `${path}/${branchId}/fees/${fees.rows[0].secureId}`, values: { 'Regular (Rp)': concession.fee } },
    ];
    for (const { at, values } of bases) {
      await When('a concession for a group of members is proposed', async () => {
        await page.goto(at);
        await page.getByRole('link', { name: 'Tambah eksklusif' }).click();
        await fillRow(page, { Untuk: 'Kelompok anggota', Kode: group, ...values });
        await propose(page, 'konsesi untuk kelompok anggota');
      });
      await Then('the page of its base row says that it waits', async () => {
        await page.goto(at);
        await expect(page.getByRole('region', { name: 'Baris eksklusif menunggu persetujuan' })).toContainText(group);
        await expect(page.getByRole('button', { name: 'Tambah eksklusif' })).toBeDisabled();
      });
      // With the premium of a larger down payment a concession may yield less than the line demands.
      await When('an administrator approves it there', async () => approve(await openAs('ADMIN02', at)));
      await Then('it is a line of the base row', async () => {
        await page.reload();
        await expect(page.locator('.sheet-read').getByRole('row').nth(1)).toContainText(group);
      });
    }
    await When('the instalment of the group is simulated', async () => {
      await page.goto(bases[0]!.at);
      await fillIn(panelOn(page), {
        ...panel,
        Tanggal: typedDay(),
        'Konsesi untuk': 'Kelompok anggota',
      });
      await panelOn(page).getByRole('combobox', { name: 'Penerima konsesi' }).fill(group);
      await choicesOn(page).filter({ hasText: group }).click();
    });
    const shown = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
    const percent = `${Number(rate.file.split(',')[0]).toLocaleString('id-ID', shown)} %`;
    await Then('it is that of the concession, and the base row is passed over', async () => {
      await expect(cell()).toHaveText(instalment.forGroup);
      await cell().click();
      const resolved = panelOn(page).locator('.simulation-path dd');
      await expect(resolved.first()).toHaveText(new RegExp(`^Rate eksklusif cabang \\(Kelompok anggota ${group}, `));
      await expect(resolved.last()).toContainText(`Rate cabang, semua kelompok: ${percent} (1-${tenor}, `);
    });
  });
