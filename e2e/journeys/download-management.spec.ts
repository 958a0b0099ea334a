import { core } from '../support/core.ts';
import { environments } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { textOf } from '../support/import.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { sharedSession } from '../support/sessions.ts';

const downloads = 'scheduler/v2/download';
const titled = /^Download Management$/;

test.describe('the downloads', () => {
  test(
    'of a large list are queued, followed until ready, announced by the bell and fetched',
    core('background-download', 'story:orders-logs'),
    async ({ openAs }) => {
      const username = 'ADMIN03';
      const total = (
        await callAs(username, 'GET', 'middle/zip-code?page=1&size=10&status=active&provinsi=Jawa%20Timur')
      ).result.total as number;
      const page = await Given('the list of zip codes', () =>
        openAs(username, '/zip-code?status=active&provinsi=Jawa+Timur', { fresh: true }),
      );
      const list = listOn(page);
      await When('it is downloaded whole', async () => {
        await list.isReady();
        await page.getByRole('button', { name: 'Unduh', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Unduh CSV' }).click();
        await expect(snackbar(page, 'Permintaan unduhan diproses, lihat Download Management')).toBeVisible();
      });
      await When('the way that is shown is taken', () =>
        page.getByRole('button', { name: 'Buka', exact: true }).click(),
      );
      await Then('the file is on its way there, and becomes ready without the page being asked for again', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titled);
        // Other tests create downloads at the same time.
        const row = list.rows.filter({ hasText: username }).first();
        await expect(row).toContainText('Kode Pos');
        await expect(row).toContainText('Siap');
        await expect(row).toContainText(total.toLocaleString('id-ID'));
      });
      const bell = page.getByRole('button', { name: /^Pemberitahuan/ });
      await When('the bell is opened and its notice followed', async () => {
        await expect(bell).not.toHaveText('');
        await bell.click();
        // Other downloads of theirs may be ready.
        await page
          .getByRole('dialog', { name: 'Pemberitahuan' })
          .getByRole('link', { name: /Unduhan siap/ })
          .filter({ hasText: new RegExp(`Kode Pos: ${total.toLocaleString('id-ID').replace('.', '[.]?')} baris`) })
          .click();
      });
      await Then('the download is shown with its filter in words', async () => {
        await expect(page).toHaveURL(/\/download-management\/[0-9a-f-]{36}$/);
        await expect(page.getByText('Provinsi: Jawa Timur; Status: Aktif', { exact: true })).toBeVisible();
        await expect(page.getByText('Berkas belum pernah diambil')).toBeVisible();
      });
      const [file] = await When('it is fetched', () =>
        Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Unduh', exact: true }).click()]),
      );
      await Then('the file holds every row of the list, and the fetch is kept', async () => {
        expect(file.suggestedFilename()).toMatch(/^zip-code_\d{8}_\d{6}\.csv$/);
        const lines = (await textOf(file)).split('\r\n');
        expect(lines[0]).toBe('Kode Pos;Kelurahan;Kecamatan;Kota;Provinsi;Kode kantor;Cabang;Status');
        expect(lines.length - 2).toBe(total);
        await expect(page.getByText('Berkas belum pernah diambil')).toHaveCount(0);
      });
      const path = new URL(page.url()).pathname;
      const id = path.split('/').at(-1) ?? '';
      const other = await Given('somebody else with the address', () => openAs('AUDIT02', path));
      await Then('there is no such download for them, nor its file', async () => {
        await expect(other.getByRole('heading', { level: 1 })).toContainText('tidak ditemukan');
        expect((await callAs('AUDIT02', 'GET', `direct/download/${id}/file`)).status).toBe(404);
        expect((await callAs('ADMIN01', 'GET', `direct/download/${id}/file`)).status).toBe(404);
      });
    },
  );

  test('are cancelled while they wait, and made again', async ({ openAs }) => {
    const username = 'ADMIN02';
    const [one, two] = await Given('three files asked for at once, of which two are made at a time', async () => {
      const { access_token: token } = await sharedSession(username, environments.local.url);
      const requests: string[] = [];
      for (const file of [
        'format=xlsx&sort=kelurahan,desc',
        'format=xlsx&sort=kelurahan,asc',
        'format=csv&provinsi=Jawa%20Timur',
      ]) {
        const answer = await fetch(`${environments.local.url}/api/middle/zip-code/download?${file}`, {
          headers: { authorization: `Bearer ${token}`, username },
        });
        expect(answer.status).toBe(202);
        requests.push(((await answer.json()) as { result: { downloadSecureId: string } }).result.downloadSecureId);
      }
      return requests;
    });
    const page = await Given('the own downloads', () =>
      openAs(username, `/download-management?requestedBy=${username}`),
    );
    const list = listOn(page);
    await When('the last of them is cancelled', async () => {
      await expect(list.rows.first()).toContainText('Antre');
      await list.rows
        .first()
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await page.getByRole('menuitem', { name: 'Batal', exact: true }).click();
      await questionOn(page).question.getByRole('button', { name: 'Batal' }).last().click();
    });
    await Then('it is made no further, and four at once would be too many', async () => {
      await expect(list.rows.first()).toContainText('Dibatalkan');
    });
    await When('the others are not wanted either', async () => {
      for (const secureId of [one, two]) await callAs(username, 'PUT', `${downloads}/cancel`, { secureId });
    });
    await When('it is asked for again', async () => {
      await list.rows
        .first()
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await page.getByRole('menuitem', { name: 'Ulangi', exact: true }).click();
    });
    await Then('a new one takes its place in the queue and comes whole', async () => {
      await expect(snackbar(page, 'Unduhan diantrekan lagi')).toBeVisible();
      await expect(list.rows.nth(1)).toContainText('Dibatalkan');
      await expect(list.rows.first()).toContainText('Siap');
    });
  });

  test('are revoked by an admin with a reason, and the file is gone', async ({ openAs }) => {
    const username = 'AUDIT01';
    const { access_token: token } = await sharedSession(username, environments.local.url);
    const headers = { authorization: `Bearer ${token}`, username };
    const id = await Given('a ready file of an auditor', async () => {
      const { result: cancelled } = await callAs(username, 'GET', `${downloads}?state=cancelled&size=10`);
      const { result } = await callAs(username, 'POST', `${downloads}/repeat`, {
        secureId:
          cancelled.rows.find(({ module }: { module: string }) => module === 'zip-code')?.secureId ??
          (await anotherCancelled(headers)),
      });
      return result.downloadSecureId as string;
    });
    await expect
      .poll(async () => (await callAs(username, 'GET', `${downloads}/${id}`)).result.state as string)
      .toBe('ready');
    const page = await Given('the download before an admin', () => openAs('ADMIN01', `/download-management/${id}`));
    await Then('it offers no file of another', () =>
      expect(page.getByRole('button', { name: 'Unduh', exact: true })).toHaveCount(0),
    );
    await When('it is revoked', async () => {
      await page.getByRole('button', { name: 'Cabut', exact: true }).click();
      await questionOn(page).answer('Cabut', { reason: 'Berkas salah tujuan' });
    });
    await Then('it says why, and the requester gets no file any more', async () => {
      await expect
        .poll(async () => (await callAs(username, 'GET', `${downloads}/${id}`)).result.state as string)
        .toBe('revoked');
      await expect(page.getByText('Berkas salah tujuan').first()).toBeVisible();
      expect(await callAs(username, 'GET', `direct/download/${id}/file`)).toMatchObject({
        status: 409,
        code: 'INVALID_STATE',
      });
    });
  });
});

/** A download of one city's rows, cancelled by its requester. */
async function anotherCancelled(headers: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(
    `${environments.local.url}/api/middle/zip-code/download?format=csv&provinsi=Jawa%20Timur`,
    { headers },
  );
  expect(answer.status).toBe(202);
  const { result } = (await answer.json()) as { result: { downloadSecureId: string } };
  await callAs(headers['username'] ?? '', 'PUT', `${downloads}/cancel`, { secureId: result.downloadSecureId });
  return result.downloadSecureId;
}
