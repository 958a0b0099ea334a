import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';

const idOf = async (username: string, path: string, code: string): Promise<string> => {
  const { result } = await callAs(username, 'GET', `middle/${path}`);
  return (result as { code: string; secureId: string }[]).find((each) => each.code === code)!.secureId;
};

/** A submitted reservation created by a user of head office. */
async function submitted(
  office: string,
  mra: string,
  type: string,
  quantity: number,
): Promise<{ secureId: string; reservationNo: string }> {
  const neededBy = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const { result } = await callAs('HOOPS02', 'POST', 'middle/card-reservations', {
    requesterKind: 'MRA',
    requesterMraId: await idOf('HOOPS02', 'mra/lov', mra),
    requesterBranchId: null,
    neededBy,
    remark: null,
    lines: [
      {
        destinationKind: 'BRANCH',
        destinationId: await idOf('HOOPS02', `branch/lov?line=SPEKTRA&search=${office}`, office),
        cardTypeId: await idOf('HOOPS02', 'card-types/lov', type),
        cardDesignId: null,
        qtyRequested: quantity,
        viaMra: false,
      },
    ],
  });
  const created = result as { secureId: string; reservationNo: string; version: number };
  await callAs('HOOPS02', 'PUT', 'middle/card-reservations/submit', {
    secureId: created.secureId,
    version: created.version,
  });
  return created;
}

test.describe('/card-reservations', () => {
  test('two users change one line: other fields are merged with a notice, for the same field a dialog asks', async ({
    openAs,
  }) => {
    const { secureId } = await Given('a reservation', () => submitted('16030', '0701', 'KRY', 40));
    const line = async () =>
      (await callAs('HOOPS02', 'GET', `middle/card-reservations/${secureId}`)).result.lineRows[0] as {
        readonly lineId: string;
        readonly version: number;
        readonly cardDesignId: string | null;
        readonly qtyRequested: number;
        readonly viaMra: boolean;
      };
    const byColleague = async (part: { readonly qtyRequested?: number; readonly viaMra?: boolean }) => {
      const { lineId, version, cardDesignId, qtyRequested, viaMra } = await line();
      const body = { lineId, version, cardDesignId, qtyRequested, viaMra, ...part };
      expect((await callAs('HOOPS02', 'PUT', 'middle/card-reservations/line', body)).status ?? 200).toBe(200);
    };
    const { lineId } = await line();
    const address = `/card-reservations/${secureId}/edit-page/${lineId}`;
    const page = await Given('its line in the hands of somebody else', () => openAs('HOOPS01', address));
    const quantity = page.getByLabel('Jumlah');
    const save = page.getByRole('button', { name: 'Simpan' });
    await When('a colleague changes one thing and the quantity is changed here', async () => {
      await quantity.fill('30');
      await byColleague({ viaMra: true });
      await save.click();
    });
    await Then('both stand, and it is told', async () => {
      await expect(page.getByText(/^HOOPS02 mengubah Melalui MRA pada saat yang sama; perubahan Anda/)).toBeVisible();
      expect(await line()).toMatchObject({ qtyRequested: 30, viaMra: true });
    });
    await When('both change the quantity', async () => {
      await page.goto(address);
      await quantity.fill('25');
      await byColleague({ qtyRequested: 20 });
      await save.click();
    });
    await Then('it is asked, and the typing stands', async () => {
      await expect(page.getByRole('alert')).toContainText('HOOPS02 mengubah Jumlah (kini 20) pada saat yang sama');
      await expect(quantity).toHaveValue('25');
      expect(await line()).toMatchObject({ qtyRequested: 20 });
    });
    await When('it is sent again', async () => {
      await save.click();
      await expect(page).toHaveURL(`/card-reservations/${secureId}`);
    });
    await Then('it is as the person wants it', async () => expect(await line()).toMatchObject({ qtyRequested: 25 }));
  });

  test('an MRA asks for cards of its branches, seeing what they have', async ({ openAs }) => {
    const page = await Given('the form of a new reservation', () => openAs('HOOPS01', '/card-reservations/create'));
    const form = formOn(page);
    await When('an MRA, a branch and a type are chosen', async () => {
      await form.field('MRA pemohon').click();
      await page.getByRole('option', { name: /^0401/ }).click();
      await page
        .getByRole('group', { name: 'Baris 1' })
        .getByLabel(/^Tujuan/)
        .click();
      await page.getByRole('option', { name: /^13020/ }).click();
      await page.getByRole('group', { name: 'Baris 1' }).getByLabel('Jenis kartu').click();
      await page.getByRole('option', { name: /Reguler/ }).click();
    });
    await Then('stock and use stand beside the quantity', () =>
      expect(page.getByText(/Stok \d+, di jalan \d+, keluar 3 bulan \d+/)).toBeVisible(),
    );
    await When('it is needed tomorrow', async () => {
      await page.getByRole('group', { name: 'Baris 1' }).getByLabel('Jumlah').fill('75');
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('-');
      await form.fill({ Dibutuhkan: tomorrow });
      await form.save.click();
    });
    await Then('the field says when it can be', () =>
      expect(form.error('Dibutuhkan')).toHaveText('Paling cepat 7 hari dari sekarang'),
    );
    await When('it is needed in two months', async () => {
      await form.fill({
        Dibutuhkan: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('-'),
      });
      await form.saveAndSee('RSV-');
    });
    await Then('it is a draft with its line, which can be changed', async () => {
      await expect(fact(page, 'Status')).toContainText('Draf');
      await page.getByRole('link', { name: /^Ubah: 13020/ }).click();
      await page.getByLabel('Jumlah').fill('60');
      await page.getByRole('button', { name: 'Simpan' }).click();
      await expect(fact(page, 'Diminta')).toHaveText('60');
    });
    await When('it is cancelled', async () => {
      await page.getByRole('button', { name: 'Batalkan' }).click();
      await questionOn(page).answer('Batalkan', { reason: 'hanya percobaan' });
    });
    await Then('it says so', () => expect(fact(page, 'Status')).toContainText('Dibatalkan'));
  });

  test('a second person approves fewer with a reason, head office gives numbers and takes them back', async ({
    openAs,
  }) => {
    const { secureId, reservationNo } = await submitted('16030', '0701', 'SYR', 40);
    const page = await Given('the reservation, as an admin', () => openAs('ADMIN02', `/card-reservations/${secureId}`));
    await When('less is approved without a reason', async () => {
      await page.getByRole('button', { name: 'Setujui' }).click();
      await page.getByRole('textbox', { name: /^Disetujui: 16030/ }).fill('30');
      await page.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
    });
    await Then('the dialog asks for one', () => expect(page.getByRole('alert')).toContainText('Isi alasan'));
    await When('the reason is given', async () => {
      await page.getByLabel('Alasan jumlah diturunkan').fill('Stok kantor masih ada');
      await page.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
    });
    await Then('it is approved', async () => {
      await expect(fact(page, 'Status')).toContainText('Disetujui');
      await expect(fact(page, 'Disetujui')).toHaveText('30');
    });
    const office = await When('head office chooses a range', () =>
      openAs('HOOPS01', '/card-reservations/selection-page/card'),
    );
    await When('the numbers are allotted', async () => {
      await office
        .getByRole('row', { name: /Syariah/ })
        .getByRole('link')
        .first()
        .click();
      const row = office.getByRole('row', { name: new RegExp(reservationNo) });
      await expect(row.getByRole('textbox')).toHaveValue('30');
      await row.getByRole('textbox').fill('31');
      await expect(row.getByRole('alert')).toHaveText('Antara 0 dan 30');
      await row.getByRole('textbox').fill('30');
      for (const other of await office.getByRole('textbox').all())
        if (await other.getAttribute('aria-label').then((label) => !label?.includes(reservationNo)))
          await other.fill('0');
      await expect(row).toContainText('(30)');
      await office.getByRole('button', { name: 'Alokasikan' }).click();
      await expect(office.getByText(/30 nomor dialokasikan/)).toBeVisible();
    });
    await Then('the reservation has them, until they are released', async () => {
      await office.goto(`/card-reservations/${secureId}`);
      await expect(fact(office, 'Status')).toContainText('Dialokasikan');
      await office.getByRole('button', { name: /^Lepaskan/ }).click();
      await questionOn(office).answer('Lepaskan', { reason: 'salah rentang' });
      await expect(fact(office, 'Status')).toContainText('Disetujui');
    });
    await Then('the list finds it by its number', async () => {
      await office.goto(`/card-reservations?search=${reservationNo}`);
      await expect(listOn(office).row(reservationNo)).toContainText('0701');
      const { result } = await callAs('HOOPS02', 'GET', `middle/card-reservations/${secureId}`);
      expect(
        await callAs('HOOPS02', 'PUT', 'middle/card-reservations/cancel', {
          secureId,
          version: result.version,
          reason: 'hanya percobaan',
        }),
      ).toMatchObject({ status: 200 });
    });
  });
});
