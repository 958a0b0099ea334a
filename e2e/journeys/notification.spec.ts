import type { Page } from '@playwright/test';
import { unique } from '../support/card-types.ts';
import { optionsOf } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';

interface CreatedNotification {
  readonly secureId: string;
  readonly version: number;
  readonly state: string;
  readonly code: string;
}

const values = {
  target: 'CONSOLE',
  title: 'Pemberitahuan',
  body: 'Halo {memberName}.',
  imageFileId: null,
  link: null,
  audienceKind: 'ROLE',
  lines: [],
  branchIds: [],
  cardTypeIds: [],
  memberStatuses: [],
  lastOrderFrom: null,
  lastOrderTo: null,
  uploadId: null,
  roleIds: [] as string[],
  scheduleAt: null as string | null,
  expiresAt: null,
};
async function draft(
  username: string,
  rest: Partial<Omit<typeof values, 'target'>> & { readonly target?: string; readonly link?: string | null } = {},
): Promise<CreatedNotification> {
  const roles = (await callAs(username, 'GET', 'middle/roles/lov?search=internal_audit')).result as readonly {
    secureId: string;
  }[];
  return (
    await callAs(username, 'POST', 'middle/notification', {
      ...values,
      roleIds: [roles[0]!.secureId],
      title: `Kabar ${unique()}`,
      ...rest,
    })
  ).result as CreatedNotification;
}
const tomorrow = () => new Date(Date.now() + 20 * 3_600_000).toISOString();
const act = async (page: Page, button: string, given: { readonly reason?: string } = {}) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await questionOn(page).answer(button, given);
};

test.describe('/notification', () => {
  test('a message to users is written, checked, scheduled without approval, and arrives in the inbox', async ({
    openAs,
  }) => {
    const title = `Rapat ${unique()}`;
    const page = await Given('the form of a new notification', () => openAs('HOBIS01', '/notification/create'));
    const form = formOn(page);
    await When('a text with a phone number is typed', async () => {
      await form.fill({
        Tujuan: 'User konsol',
        Judul: title,
        Isi: 'Halo {memberName}, hubungi 0812 3456 7890.',
        'Jenis audiens': 'Peran',
      });
    });
    await Then('everyone is no audience for this level, and the preview is filled in', async () => {
      await expect(await optionsOf(form.field('Jenis audiens'))).toHaveText(['Peran', 'Cabang']);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('figure').filter({ hasText: 'Inbox konsol' })).toContainText('Halo Budi Santoso');
    });
    await When('it is saved', async () => {
      await form.field('Peran').fill('internal_audit');
      await choicesOn(page).first().click();
      await form.save.click();
    });
    await Then('the text is refused beside its field', () => expect(form.error('Isi')).toBeVisible());
    await When('the number is taken out and it is saved', async () => {
      await form.fill({ Isi: 'Halo {memberName}, rapat dimulai pukul sembilan.' });
      await form.saveAndSee(title);
    });
    await Then('it is a draft for two people', async () => {
      await expect(fact(page, 'Status')).toHaveText(/Draf/);
      await expect(page.getByText('2 penerima', { exact: true })).toBeVisible();
      // The next step is to submit it.
      await expect(page.locator('.page-actions .button-primary')).toHaveText(['Ajukan']);
    });
    await When('it is submitted', () => act(page, 'Ajukan'));
    await Then('it is scheduled at once and sent by the next run', async () => {
      await expect(fact(page, 'Status')).toHaveText(/Terjadwal|Sedang dikirim|Terkirim/);
      await expect
        .poll(
          async () =>
            (
              (await callAs('HOBIS01', 'GET', `middle/notification/${page.url().split('/').at(-1)}`))
                .result as CreatedNotification
            ).state,
        )
        .toBe('sent');
      const { result } = await callAs('AUDIT01', 'GET', 'middle/notification/inbox');
      expect((result.rows as { title: string }[]).map((notice) => notice.title)).toContain(title);
    });
  });

  test('a second person rejects with a note and approves; the author is offered neither', async ({ openAs }) => {
    const { result } = await callAs('HOBISHD01', 'GET', 'middle/notification?state=pending_approval&size=10');
    const waiting = result.rows.at(-1) as CreatedNotification & { author: string; title: string };
    const author = await Given('a waiting notification, seen by its author', () =>
      openAs(waiting.author, `/notification/${waiting.secureId}`),
    );
    await Then('it waits for someone else', async () => {
      await expect(author.getByText('Menunggu persetujuan orang lain.')).toBeVisible();
      await expect(author.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
    });
    const page = await Given('the same, seen by a head', () =>
      openAs('HOBISHD01', `/notification/${waiting.secureId}`),
    );
    await When('it is rejected', async () => {
      await page.getByRole('button', { name: 'Tolak', exact: true }).click();
      await questionOn(page).question.getByRole('textbox').fill('judul kurang jelas');
      await questionOn(page).question.getByRole('button', { name: 'Tolak', exact: true }).click();
    });
    await Then('it is a draft again, with the note', async () => {
      await expect(page.getByText('Ditolak oleh HOBISHD01: judul kurang jelas')).toBeVisible();
      await expect(fact(page, 'Status')).toHaveText(/Draf/);
    });
  });

  test('a channel that is not connected says so instead of pretending delivery', async ({ openAs }) => {
    const { secureId } = await draft('HOBIS02', { target: 'MEMBER_PUSH', audienceKind: 'SEGMENT', roleIds: [] });
    const page = await Given('a draft to members', () => openAs('HOBIS02', `/notification/${secureId}`));
    await Then('the page says that members cannot be reached', () =>
      expect(page.getByText('Kanal member belum tersambung')).toBeVisible(),
    );
    await When('it is submitted', () => act(page, 'Ajukan'));
    await Then('it is refused and stays a draft', async () => {
      await expect(questionOn(page).question.getByRole('alert')).toContainText('belum tersambung');
      await questionOn(page).question.getByRole('button', { name: 'Batal' }).click();
      await expect(fact(page, 'Status')).toHaveText(/Draf/);
    });
  });

  test('a scheduled one is taken back to be edited, copied and cancelled by its author', async ({ openAs }) => {
    const created = await draft('HOBIS03', { scheduleAt: tomorrow() });
    await callAs('HOBIS03', 'PUT', 'middle/notification/submit', {
      secureId: created.secureId,
      version: created.version,
    });
    const page = await Given('a scheduled notification', () =>
      openAs('HOBIS03', `/notification/${created.secureId}/update-page`),
    );
    await When('it is taken back', async () => {
      await page.getByRole('button', { name: 'Tarik ke draf' }).click();
      await questionOn(page).answer('Tarik ke draf');
    });
    const title = `Judul baru ${unique()}`;
    await When('its title is changed', async () => {
      await expect(snackbar(page, /Status notifikasi: Draf/)).toBeVisible();
      await formOn(page).fill({ Judul: title });
      await formOn(page).saveAndSee(title);
    });
    await When('it is cancelled', () => act(page, 'Batalkan'));
    await Then('it can be copied, and nothing else is left to do with it', async () => {
      await expect(fact(page, 'Status')).toHaveText(/Dibatalkan/);
      await expect(page.getByRole('button', { name: 'Ajukan' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Salin' }).click();
      await expect(snackbar(page, 'Draf baru dibuat')).toBeVisible();
      await expect(fact(page, 'Status')).toHaveText(/Draf/);
    });
    await When('a test is sent', () => act(page, 'Uji kirim'));
    await Then('it says how many are left today', () =>
      expect(snackbar(page, /Percobaan terkirim, sisa \d kali hari ini/)).toBeVisible(),
    );
  });

  test('view only: the list and its records, nothing to write; others do not know it', async ({ openAs }) => {
    const page = await Given('the list, seen by the contact centre', () => openAs('CC01', '/notification'));
    const list = listOn(page);
    await list.isReady();
    await Then('there is nothing to add or to do', async () => {
      await expect(page.getByRole('link', { name: 'Tambah', exact: true })).toHaveCount(0);
      await list.rows
        .first()
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await expect(page.getByRole('menuitem')).toHaveText(['Lihat']);
    });
    await When('a form is opened by hand', () => page.goto('/notification/create'));
    await Then('it is forbidden', () => expect(page.getByText('403')).toBeVisible());
    const branch = await Given('a branch user', () => openAs('KACAB02', '/notification'));
    await Then('it is unknown', () => expect(branch.getByText('404')).toBeVisible());
  });
});
