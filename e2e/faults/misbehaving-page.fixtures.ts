import type { Page } from '@playwright/test';
import { misbehave, type Misbehaviour } from '../support/faulty-page.ts';
import { releaseOf } from '../support/release.ts';

export const path = '/card-types';
export const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Jenis Kartu' });
export const noticeText = (page: Page, version: string) =>
  page.locator('.snackbar').filter({
    hasText: new RegExp(
      `Terjadi kesalahan di Kartu ${version.replaceAll('.', String.raw`\.`)} ` +
        String.raw`\(Tim Kartu\)\. Kode bantuan: [0-9A-F]{8}`,
    ),
  });

export async function opened(
  openAs: (user: string, path: string) => Promise<Page>,
  misbehaviour: Misbehaviour,
): Promise<{ readonly page: Page; readonly version: string }> {
  const page = await openAs('ADMIN01', 'about:blank');
  const cards = await releaseOf('cards');
  await misbehave(page, cards, path, misbehaviour);
  return { page, version: cards.version };
}

/** Errors that this browser has counted for the release. */
export const counted = (page: Page, version: string): Promise<number> =>
  page.evaluate(
    (release) =>
      (JSON.parse(localStorage.getItem('console.render-errors') ?? '{}') as Record<string, unknown[]>)[release]
        ?.length ?? 0,
    `cards@${version}`,
  );
