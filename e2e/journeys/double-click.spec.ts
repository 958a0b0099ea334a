import { unique } from '../support/card-types.ts';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { callAs } from '../support/services.ts';

test('two quick clicks on save make one record', core('double-send'), async ({ openAs }) => {
  const word = unique();
  const page = await Given('a filled form, and services that take a while', async () => {
    const opened = await openAs('ADMIN01', '/reasons-for-extension/create');
    await opened.route('**/middle/reasons-for-extension', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      await route.continue();
    });
    await formOn(opened).fill({
      Kode: word,
      Nama: `Alasan ${word}`,
      'Berlaku untuk': 'Batas pengambilan',
      'Maksimal hari': '30',
    });
    return opened;
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/middle/reasons-for-extension'))
      sent.push(request.headers()['idempotency-key'] ?? 'none');
  });
  await When('save is clicked twice', () => formOn(page).save.dblclick());
  await Then('the record is there once', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Alasan ${word}`);
    const { result } = await callAs('ADMIN03', 'GET', `middle/reasons-for-extension?search=${word}`);
    expect(result.total).toBe(1);
    expect(sent).toHaveLength(1);
  });
});
