import type { Page } from '@playwright/test';
import { chooseIn, isChoice } from '../support/choice.ts';
import { typedDay } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { callAs } from '../support/services.ts';

interface Typed {
  readonly what: string;
  readonly user: string;
  readonly at: string;
  /** The field that is typed into, and its text. */
  readonly field: RegExp;
  readonly typed: string;
  /** Opens the form, where it is a dialog. */
  readonly open?: (page: Page) => Promise<void>;
}

const office = (page: Page) => page.getByRole('button', { name: 'Ubah data kantor' }).click();
const copy = (page: Page) => page.getByRole('link', { name: 'Salin rate dan fee dari cabang…' }).click();
const start = { field: /^Mulai berlaku/, typed: typedDay(40) };
const walked: readonly Typed[] = [
  { what: 'the copy of a branch', user: 'HOBIS01', at: '/branch/{id}', open: copy, ...start },
  { what: 'a rate file', user: 'HOBIS01', at: '/branch/import', ...start },
  { what: 'a bulk rate file', user: 'HOBIS01', at: '/branch/import-bulk', ...start },
  {
    what: 'the data of an office',
    user: 'ADMIN01',
    at: '/branch/{id}',
    open: office,
    field: /^Telepon/,
    typed: '037455555',
  },
  {
    what: 'a file of promo fees',
    user: 'HOBIS02',
    at: '/master-branch-nmc-promo-fee/import-bulk',
    field: /^Kampanye/,
    typed: 'Kampanye Draf',
  },
  {
    what: 'a reset of promo fees',
    user: 'HOBIS02',
    at: '/master-branch-nmc-promo-fee/reset',
    field: /^Cara/,
    typed: 'Batalkan yang terjadwal',
  },
];

for (const { what, user, at, open, field, typed } of walked)
  test(`${what}: what was typed is offered after a reload`, async ({ openAs }) => {
    const { result } = await callAs(user, 'GET', 'middle/branch?search=17060').catch(() => ({ result: { rows: [] } }));
    const address = at.replace('{id}', String((result.rows as { secureId: string }[])[0]?.secureId));
    const page = await Given('the form', () => openAs(user, address));
    await open?.(page);
    const input = page.getByLabel(field).first();
    await When('something is typed and the page is loaded again', async () => {
      if (await isChoice(input)) await chooseIn(input, typed);
      else await input.fill(typed);
      await input.blur();
      await page.reload();
      if (open === office) await office(page);
    });
    await Then('it is offered, and restored', async () => {
      await page.getByRole('button', { name: 'Pulihkan isian' }).click();
      const shown = () =>
        input.evaluate((each: HTMLInputElement) => `${each.value} ${each.closest('.choice')?.textContent ?? ''}`);
      await expect.poll(shown).toContain(typed);
    });
  });
