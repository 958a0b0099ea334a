import type { Page } from '@playwright/test';
import { checklistItems } from '@console/contracts/cards/card-verification/checklist';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { ask } from '../support/frame.ts';
import { members } from '../support/records.ts';

/** What a verifier compares: photos, and the data beside them. */
const compared = (page: Page) => [
  page.getByRole('group', { name: 'Foto KTP' }),
  page.getByRole('group', { name: 'Foto Selfie' }),
  page.getByRole('region', { name: 'Bandingkan dengan foto' }),
];

/** Whether the focused control is covered by nothing, such as the foot of the desk. */
const isFocusClear = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    const { left, top, width, height } = focused!.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === focused;
  });

for (const height of [720, 900])
  test(`photos and data stay in sight while the checklist is worked through, ${height} px high`, async ({ openAs }) => {
    const { rows } = await ask<{ rows: readonly { secureId: string; memberNo: string }[] }>(
      'ADMIN03',
      'middle/card-verification?state=MANUAL_CHECKING&size=100',
    );
    const { secureId } = rows.find(({ memberNo }) => memberNo === members.withApplicationToLookAt)!;
    const page = await Given('the desk', () => openAs('HOOPS05', '/'));
    await page.setViewportSize({ width: 1280, height });
    await When('it is opened', async () => {
      await page.goto(`/card-verification/${secureId}/manual-checking`);
      await expect(page.getByRole('img', { name: 'KTP' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'OK', exact: true }).first()).toBeVisible();
    });
    for (const [index] of checklistItems.entries()) {
      const item = page.getByRole('group', { name: new RegExp(`^${index + 1}\\. `) });
      await When(`item ${index + 1} has the focus`, async () => {
        if (index > 0) await page.keyboard.press('ArrowDown');
        await expect(item.getByRole('radio', { name: 'OK', exact: true })).toBeFocused();
      });
      await Then('what it is compared with is all in sight, and so is the item', async () => {
        for (const part of compared(page)) await expect(part).toBeInViewport({ ratio: 1 });
        expect(await isFocusClear(page)).toBe(true);
      });
    }
  });
