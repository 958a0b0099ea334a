import { core } from '../support/core.ts';
import { environments } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { freshSession } from '../support/sessions.ts';

interface ZipCode {
  readonly code: string;
  readonly kelurahan: string;
  readonly kecamatan: string;
  readonly kota: string;
  readonly provinsi: string;
  readonly officeCode: string;
}

test('the bell tells of a finished import, leads to it, and counts it as read', core('inbox'), async ({ openAs }) => {
  // No other test imports as this user.
  const username = 'HOOPS03';
  const page = await Given('a user who has just imported a file', async () => {
    const opened = await openAs(username, '/', { fresh: true });
    const { access_token: token } = await freshSession(username, environments.local.url);
    const headers = { authorization: `Bearer ${token}`, username };
    const base = `${environments.local.url}/api/middle/zip-code`;
    const template = await (await fetch(`${base}/import-template`, { headers })).text();
    const [row] = (
      (await (await fetch(`${base}?size=10&search=10105`, { headers })).json()) as { result: { rows: ZipCode[] } }
    ).result.rows;
    const line = [row?.code, 'Kelurahan Lonceng', row?.kecamatan, row?.kota, row?.provinsi, row?.officeCode].join(';');
    const form = new FormData();
    form.append('force', 'true');
    form.append(
      'file',
      new Blob([`${template.split(/\r?\n/)[0]}\r\n${line}\r\n`], { type: 'text/csv' }),
      'kode-pos.csv',
    );
    const upload = await fetch(`${base}/import-zipcode`, { method: 'POST', headers, body: form });
    const { result: job } = (await upload.json()) as { result: { secureId: string } };
    const confirm = await fetch(`${base}/import-confirm`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ importId: job.secureId }),
    });
    expect(confirm.ok).toBe(true);
    const state = async () =>
      (
        (await (
          await fetch(`${environments.local.url}/api/scheduler/v1/import-job/${job.secureId}`, { headers })
        ).json()) as { result: { state: string } }
      ).result.state;
    await expect.poll(state).toBe('COMPLETED');
    return opened;
  });
  const bell = page.getByRole('button', { name: /^Pemberitahuan/ });
  await Then('one notice is unread, without the page being asked for again', () => expect(bell).toHaveText('1'));
  await When('it is opened from the bell', async () => {
    await bell.click();
    await page
      .getByRole('dialog', { name: 'Pemberitahuan' })
      .getByRole('link', { name: /Impor selesai/ })
      .click();
  });
  await Then('the import is shown and nothing is unread', async () => {
    await expect(page).toHaveURL(/\/zip-code\/import\?importId=/);
    await expect(page.getByText('kode-pos.csv')).toBeVisible();
    await expect(bell).toHaveText('');
  });
});
