import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';

interface Content {
  readonly secureId: string;
  readonly version: number;
  readonly content: string;
}
const find = async (code: string, more = 'businessLine=ALL&channel=SMS'): Promise<Content> =>
  (await callAs('HOBIS01', 'GET', `middle/sms-content?search=${code}&${more}`)).result.rows[0] as Content;

test.describe('/update-sms-content', () => {
  test('a text is edited with placeholders, preview and counter; faults are said before and beside the field', async ({
    openAs,
  }) => {
    const { secureId } = await find('CARD_LOST');
    const page = await Given('a plain text', () => openAs('HOBIS01', `/update-sms-content/${secureId}`));
    const form = formOn(page);
    const preview = page.getByRole('region', { name: 'Pratinjau' });
    await Then('the preview counts one part of the GSM alphabet', () =>
      expect(preview.getByText(/1 bagian \(GSM 7-bit, 160 per bagian\)/).first()).toBeVisible(),
    );
    await When('a typographic quote is typed', () =>
      form.fill({ Isi: '“Kartu” {cardNumber} milik {memberName} diblokir' }),
    );
    await Then('the shorter limit and its cause are shown', async () => {
      await expect(preview.getByText(/UCS-2, 70 per bagian/).first()).toBeVisible();
      await expect(preview.getByText('Karakter yang memperpendek batas: “ ”').first()).toBeVisible();
    });
    await When('a mandatory placeholder is taken out', async () => {
      await form.fill({ Isi: 'Kartu berakhiran {cardNumber} diblokir' });
      await expect(preview.getByText('Placeholder wajib belum ada: {memberName}')).toBeVisible();
      await form.save.click();
    });
    await Then('it is refused beside the field', () =>
      expect(form.error('Isi')).toHaveText('Placeholder wajib belum ada: {memberName}'),
    );
    await When('it is put in by its button and saved', async () => {
      await page.getByRole('button', { name: 'Sisipkan {memberName}' }).click();
      await expect(preview.getByText('Memenuhi semua aturan')).toBeVisible();
      await form.save.click();
      await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
    });
    await Then('it is in force as the next revision, compared with the one before', async () => {
      await expect(page.getByText('Revisi 2 (berlaku)')).toBeVisible();
      await expect(page.getByText('Dibandingkan dengan revisi 1')).toBeVisible();
    });
    await When('the first revision is restored', async () => {
      await page.getByText('Revisi 1', { exact: true }).click();
      await page.getByRole('button', { name: 'Kembalikan revisi' }).click();
      await questionOn(page).answer('Kembalikan revisi');
    });
    await Then('it is the third', () => expect(page.getByText('Revisi 3 (berlaku)')).toBeVisible());
  });

  test('a critical text needs a second person, who approves it on the same page', async ({ openAs }) => {
    const { secureId, content } = await find('PHONE_CHANGED');
    const page = await Given('a critical text', () => openAs('HOBIS03', `/update-sms-content/${secureId}`));
    const form = formOn(page);
    const fresh = 'Halo {memberName}, nomor telepon Anda diganti {date}. Bukan Anda? Hubungi cabang.';
    await When('it is changed with a reason', async () => {
      await form.fill({ Isi: fresh, 'Alasan perubahan': 'dipersingkat supaya satu bagian' });
      await form.save.click();
    });
    await Then('the old text stays in use, and there is nothing to edit meanwhile', async () => {
      await expect(page.getByText('dipersingkat supaya satu bagian')).toBeVisible();
      expect((await find('PHONE_CHANGED')).content).toBe(content);
      await expect(page.locator('form.form')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
    });
    const head = await Given('the same page, seen by a head', () =>
      openAs('HOBISHD01', `/update-sms-content/${secureId}`),
    );
    await When('it is approved', async () => {
      await head.getByRole('button', { name: 'Setujui' }).click();
      await questionOn(head).question.getByRole('button', { name: 'Setujui' }).click();
    });
    await Then('the new text is in force', async () => {
      await expect(head.getByText('Revisi 2 (berlaku)')).toBeVisible();
      expect((await find('PHONE_CHANGED')).content).toBe(fresh);
    });
  });

  test('a test says that no provider is connected instead of pretending delivery', async ({ openAs }) => {
    const { secureId } = await find('CARD_READY');
    const page = await Given('a text', () => openAs('HOBIS02', `/update-sms-content/${secureId}`));
    await When('it is tried', async () => {
      await page.getByRole('button', { name: 'Uji kirim' }).click();
      await questionOn(page).answer('Uji kirim');
    });
    await Then('it says so', () =>
      expect(questionOn(page).question.getByRole('alert')).toContainText(
        'belum tersambung, jadi tidak ada yang dikirim',
      ),
    );
  });

  test('view only: the list, a text, its preview and revisions, and nothing to change', async ({ openAs }) => {
    const page = await Given('the list, seen by the contact centre', () => openAs('CC01', '/update-sms-content'));
    const list = listOn(page);
    await list.isReady();
    await Then('all codes are there and none can be added', async () => {
      await expect(list.range).toContainText('dari 30');
      await expect(page.getByRole('link', { name: 'Tambah', exact: true })).toHaveCount(0);
    });
    await When('a text is opened', () => list.rows.first().getByRole('link').first().click());
    await Then('it is read and not edited', async () => {
      await expect(page.getByRole('heading', { name: 'Teks yang berlaku' })).toBeVisible();
      await expect(page.locator('form.form')).toHaveCount(0);
      for (const name of ['Uji kirim', 'Nonaktifkan', 'Kembalikan revisi'])
        await expect(page.getByRole('button', { name })).toHaveCount(0);
    });
    const none = await Given('a guest', () => openAs('TAMU01', '/update-sms-content'));
    await Then('it is unknown', () => expect(none.getByText('404')).toBeVisible());
  });
});
