import { expect, Given, test, Then } from '../support/fixtures.ts';
import { ask } from '../support/frame.ts';

interface Rows<R> {
  readonly rows: readonly R[];
}

/** Titles of the columns that are visible without scrolling the list. */
const inSight = (): string[] => {
  const box = document.querySelector('.list-scroll')!;
  const edge =
    box.getBoundingClientRect().right - (box.querySelector('th.list-actions')?.getBoundingClientRect().width ?? 0);
  return [...box.querySelectorAll('thead th:not(.list-actions)')]
    .filter((head) => head.getBoundingClientRect().right <= edge + 1)
    .map((head) => head.textContent.replace(/[↕▲▼]/, ''));
};

test.describe('lists of cards on a small screen', () => {
  test('show which record it is, what it is about and its state at 1280 px, and fit 768 px', async ({ openAs }) => {
    const [batch] = (await ask<Rows<{ readonly issuanceId: string }>>('ADMIN03', 'transaction/card-issuance/batch'))
      .rows;
    const lists = [
      [`/card-issuance/${batch!.issuanceId}?tab=batches`, ['No. batch', 'Status', 'Jumlah']],
      ['/replace-card-number', ['No. penggantian', 'Status', 'Member']],
      ['/card-generator', ['Kode', 'Status', 'Jenis kartu', 'Sisa']],
      ['/card-generator/customer', ['No. dokumen', 'Member', 'Disetujui']],
      ['/card-lost', ['No. laporan', 'Status']],
      ['/card-pickup', ['No. pengambilan', 'Status', 'Batas']],
      ['/card-verification', ['No. verifikasi', 'Status', 'Member']],
      ['/ecard-printing', ['No. permintaan', 'Status']],
      ['/card-issuance', ['No. penerbitan', 'Status']],
    ] as const;
    const page = await Given('a laptop', () => openAs('ADMIN02', '/'));
    for (const [address, titles] of lists) {
      await Then(address, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(address);
        await page.locator('.list-scroll tbody tr[data-index], .list-state').first().waitFor();
        expect(await page.evaluate(inSight)).toEqual(expect.arrayContaining([...titles]));
        await page.setViewportSize({ width: 768, height: 1024 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      });
    }
  });
});
