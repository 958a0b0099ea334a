import { chooseIn } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';

/** The value of a panel by its title. */
const figure = (page: Parameters<typeof fact>[0], title: string) => fact(page, title).last();

test('/product-insurance-v2: a set is compared, waits for a second person, and is switched on whole', async ({
  openAs,
}) => {
  const page = await Given('a row of the set that waits', () =>
    openAs('HOBISHD01', '/product-insurance-v2?setNo=SET-SPK-003&search=SET-SPK-003-001'),
  );
  await listOn(page).rows.getByRole('link', { name: 'SET-SPK-003-001' }).click();
  const address = new URL(page.url()).pathname;
  await Then('it says by how much its set changes a premium', () =>
    expect(fact(page, 'Perubahan terbesar (%)')).toHaveText('25'),
  );
  await When('its set is looked at beside the one that it replaces', () =>
    page.getByRole('tab', { name: 'Banding' }).click(),
  );
  await Then('each row has its change and the instalment of an example', async () => {
    const compared = page.getByRole('region', { name: 'Banding dengan set sebelumnya' });
    await expect(compared.getByRole('row')).toHaveCount(97);
    await expect(compared.getByRole('row', { name: /Aksesoris/ }).first()).toContainText('+25,00 %');
    await expect(page.getByText('Di atas 20 %: perlu disetujui dua orang')).toBeVisible();
  });
  await When('it is switched on', async () => {
    await page.getByRole('button', { name: 'Aktifkan', exact: true }).click();
    await questionOn(page).answer('Aktifkan', { reason: 'premi aksesoris menurut tarif baru' });
  });
  await Then('it waits for a second person', () =>
    expect(page.getByText('premi aksesoris menurut tarif baru').first()).toBeVisible(),
  );
  const head = await Given('a second person, an admin', () => openAs('ADMIN02', address));
  await When('they tick that needed premiums rise, and approve', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    const { question } = questionOn(head);
    await question.getByRole('checkbox', { name: /Premi asuransi wajib naik/ }).check();
    await question.getByRole('button', { name: 'Setujui' }).click();
    await expect(fact(head, 'Fase')).toContainText('Terjadwal');
  });
  await Then('the whole set is scheduled, and the set before it ends the day before', async () => {
    await head.goto('/product-insurance-v2?setNo=SET-SPK-003&phase=SCHEDULED');
    await expect(listOn(head).range).toContainText('dari 96');
    await head.goto('/product-insurance-v2?setNo=SET-SPK-002&phase=IN_FORCE');
    await expect(listOn(head).range).toContainText('dari 96');
    await listOn(head).rows.getByRole('link').first().click();
    await expect(fact(head, 'Berlaku sampai')).toContainText('20');
  });
});

test('/product-insurance-v2: the list begins with the set in force, under its heading, with the premiums', async ({
  openAs,
}) => {
  const page = await Given('the tariffs of goods', () => openAs('HOBISHD01', '/product-insurance-v2?status=active'));
  await Then('their set is named above them, and each row says its premium', async () => {
    await expect(page.getByRole('rowheader').first()).toContainText(
      /^Set SET-SPK-\d{3} · .+ · (mulai )?\d\d-\d\d-\d{4}/,
    );
    await expect(page.getByRole('rowheader').first()).toContainText('Berlaku');
    await expect(page.getByRole('columnheader', { name: 'Premi' })).toBeVisible();
    await expect(listOn(page).rows.first()).toContainText(/\d,\d\d %|Rp/);
  });
});

test('/product-insurance: an older tariff leads to the set that replaces it, and is not switched on beside it', async ({
  openAs,
}) => {
  const page = await Given('the older tariff of gadgets', () =>
    openAs('ADMIN02', '/product-insurance?search=V1-GADGET-3'),
  );
  await listOn(page).rows.getByRole('link', { name: 'V1-GADGET-3' }).click();
  await When('it is switched off and on again', async () => {
    await page.getByRole('button', { name: 'Nonaktifkan' }).click();
    await questionOn(page).answer('Nonaktifkan', { reason: 'sudah ada tarif v2' });
    await page.getByRole('button', { name: 'Aktifkan', exact: true }).click();
    await questionOn(page).answer('Aktifkan');
  });
  await Then('it stays off, because the set holds', () =>
    expect(page.getByText('Tarif v2 sudah berlaku untuk kelompok ini').first()).toBeVisible(),
  );
  await page.reload();
  await When('its premium is asked for', () => page.getByRole('tab', { name: 'Premi' }).click());
  // The simulation of an office stands below it.
  const panel = page.getByRole('region', { name: 'Premi' });
  await When('price and tenor are typed', async () => {
    await panel.getByLabel('Harga (Rp)').fill('3999000');
    await panel.getByLabel('Tenor (bulan)').fill('18');
  });
  await Then('the panel shows it with the instalment before and after', async () => {
    await expect(figure(page, 'Premi')).toContainText('239.940');
    await expect(figure(page, 'Angsuran dengan asuransi')).toContainText('Rp');
  });
  await When('the tenor is none of the tariff', () => panel.getByLabel('Tenor (bulan)').fill('6'));
  await Then('the panel says so', () =>
    expect(panel.getByRole('alert').last()).toHaveText('Tarif asuransi tidak ditemukan'),
  );
});

test('/product-insurance-nmc: the premium of a motorcycle is the sum over the years of its policy', async ({
  openAs,
}) => {
  const page = await Given('a row of the set in force', () =>
    openAs('HOBIS03', '/product-insurance-nmc?phase=IN_FORCE&area=1&coverage=TLO'),
  );
  await listOn(page).rows.getByRole('link').first().click();
  await When('total loss of 24 million over 36 months is asked about', () =>
    page.getByRole('tab', { name: 'Premi' }).click(),
  );
  await Then('the panel adds its years up', async () => {
    await expect(figure(page, 'Premi')).toContainText('620.400');
    await expect(figure(page, 'Per tahun')).toContainText('252.000');
  });
  await When('it is combined', () => chooseIn(page.getByLabel('Pertanggungan'), 'Kombinasi'));
  await Then('the first year is comprehensive', () => expect(figure(page, 'Per tahun')).toContainText('763.200'));
});

test('/master-insurance: a package is switched on while its agreement holds; its wording comes from core', async ({
  openAs,
}) => {
  const page = await Given('packages whose agreement ends soon', () =>
    openAs('HOBISHD01', '/master-insurance?endsSoon=true'),
  );
  await Then('the list has them', () => expect(listOn(page).rows).toHaveCount(1));
  const wording = await When('its wording is asked for', async () => {
    await listOn(page).rows.getByRole('link').first().click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh dokumen polis' }).click();
    return download;
  });
  await Then('the document of core arrives under its name', async () =>
    expect(wording.suggestedFilename()).toMatch(/^polis-\d+\.pdf$/),
  );
  await When('a package whose agreement has ended is switched on', async () => {
    await page.goto('/master-insurance?search=Asuransi%20Contoh%2008');
    await listOn(page).act('Asuransi Contoh 08', 'Aktifkan');
    await questionOn(page).answer('Aktifkan');
  });
  await Then('it is refused with the reason', () =>
    expect(page.getByText('Perjanjian dengan perusahaan asuransi tidak berlaku hari ini').first()).toBeVisible(),
  );
});
