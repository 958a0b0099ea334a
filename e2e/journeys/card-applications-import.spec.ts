import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { ask } from '../support/frame.ts';
import { asDownloaded, importOn, textOf } from '../support/import.ts';
import { listOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { members } from '../support/records.ts';

interface Row {
  readonly secureId: string;
  readonly version: number;
  readonly verificationNo: string;
  readonly memberNo: string;
  readonly state: string;
  readonly sourceName: string;
}
const applications = async (name: string) =>
  (
    await ask<{ readonly rows: readonly Row[] }>(
      'ADMIN03',
      `middle/card-verification?search=${encodeURIComponent(name)}&size=100`,
    )
  ).rows;

/** Withdraws a member's approved application, so that the member can apply again. */
async function withdraw({ memberNo, name }: { readonly memberNo: string; readonly name: string }): Promise<void> {
  const { secureId, version } = (await applications(name)).find(
    (row) => row.memberNo === memberNo && row.state === 'APPROVED',
  )!;
  expect(
    (
      await callAs('ADMIN02', 'PUT', 'middle/card-verification/cancel', {
        secureId,
        version,
        reason: 'Pengajuan diulang lewat berkas',
      })
    ).status,
  ).toBe(200);
}

const header =
  'member_no,source_code,card_type_code,name_on_card,preference,pick_up_office_code,delivery_address,zip_code';

const [plain, corrected] = [
  { memberNo: members.withApplicationToImport, name: 'Sari Setiawan' },
  { memberNo: members.withApplicationToCorrect, name: 'Wulan Setiawan' },
];

test('a file with faulty applications is previewed, one is corrected, and the valid ones await checks', async ({
  openAs,
}) => {
  await Given('two members who may apply', () => Promise.all([plain, corrected].map(withdraw)));
  const page = await Given('the import of applications', () => openAs('HOOPS02', '/card-applications/import'));
  const wizard = importOn(page);
  await Then('the template has its columns', async () =>
    expect((await textOf(await wizard.download('Unduh templat CSV'))).split('\r\n')[0]).toBe(asDownloaded(header)),
  );
  await When('a file with good and faulty rows is uploaded', () =>
    wizard.upload(
      'pengajuan.csv',
      [
        header,
        `${plain.memberNo},ISS,,,BRANCH_PICKUP,16010,,`,
        `${corrected.memberNo},ISS,REG,,BRANCH_PICKUP,10010,,`,
        `${members.withActiveCard},ISS,,,BRANCH_PICKUP,16010,,`,
        '1999999999,ISS,,,BRANCH_PICKUP,16010,,',
        '',
      ].join('\r\n'),
    ),
  );
  await Then('each faulty row says why', async () => {
    await expect(wizard.tab('Baru (1)')).toBeVisible();
    await expect(wizard.tab('Bermasalah (3)')).toHaveAttribute('aria-selected', 'true');
    await expect(wizard.row(3)).toContainText(
      'Cabang Qanun 10010 Banda Aceh hanya menyimpan dan memberikan kartu syariah',
    );
    await expect(wizard.row(4)).toContainText(`Member ${members.withActiveCard} masih memiliki kartu aktif`);
    await expect(wizard.row(5)).toContainText('Member tidak ada atau di luar cakupan Anda');
    await expect(wizard.button('Konfirmasi impor')).toBeDisabled();
  });
  await When('the branch of the first is corrected', async () => {
    await wizard.button('Perbaiki baris 3').click();
    await page.getByRole('textbox', { name: 'Kode cabang pengambilan' }).fill('16030');
    await page.keyboard.press('Enter');
  });
  await Then('it is a good one', async () => {
    await expect(wizard.tab('Bermasalah (2)')).toBeVisible();
    await expect(wizard.tab('Baru (2)')).toBeVisible();
  });
  await When('the import is confirmed without the others', () => wizard.confirm({ skipErrors: true }));
  await Then('two are written', () => wizard.ends(/Impor selesai: 2 baris ditulis, 0 gagal, 2 dilewati/));
  await When('the list is opened', () => page.getByRole('link', { name: 'Ke daftar' }).click());
  for (const { memberNo, name } of [plain, corrected]) {
    await Then(`the application of ${name} is there`, async () => {
      const { verificationNo } = (await applications(name)).find(
        (row) => row.memberNo === memberNo && row.state !== 'CANCELLED',
      )!;
      await listOn(page).search(verificationNo);
      await expect(listOn(page).row(verificationNo)).toContainText(name);
      await expect(listOn(page).row(verificationNo)).toContainText('Impor sistem lama');
    });
  }
});
