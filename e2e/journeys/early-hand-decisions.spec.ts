import type { Page } from '@playwright/test';
import { earlyActs } from '../support/early-acts.ts';
import { expect, test } from '../support/fixtures.ts';

const change = (page: Page, place: number) => page.locator('tr[data-change]').nth(place);
const verdict = (page: Page) => page.getByRole('region', { name: 'Keputusan' });

const acts = earlyActs([
  {
    kind: 'approvals',
    user: 'ADMIN01',
    path: async () => '/approval',
    acts: [
      {
        what: 'a change is opened',
        seen: (page) => change(page, 2),
        act: (hand, page) => hand.click(change(page, 2).locator('.approval-label')),
        effect: async (page) => {
          await expect(change(page, 2)).toHaveAttribute('aria-current', 'true');
          const name = await change(page, 2).locator('.approval-label').innerText();
          await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        },
      },
      {
        what: 'a change is ticked',
        seen: (page) => change(page, 4),
        act: (hand, page) => hand.click(change(page, 4).getByRole('checkbox')),
        effect: async (page) => {
          await expect(change(page, 4).getByRole('checkbox')).toBeChecked();
          await expect(page.locator('tr[data-change]').getByRole('checkbox', { checked: true })).toHaveCount(1);
          // Ticks are kept when the page is loaded again.
          await change(page, 4).getByRole('checkbox').uncheck();
        },
      },
    ],
  },
  {
    kind: 'a desk',
    user: 'HOOPS04',
    path: async () => '/photos-screening-membership?documentType=1',
    acts: [
      {
        what: 'a key rejects, and a digit gives the reason',
        seen: (page) => verdict(page).getByRole('button', { name: /^Tolak/ }),
        act: async (hand) => {
          await hand.press('r');
          await hand.press('2');
        },
        effect: async (page) => {
          await expect(verdict(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
          await expect(verdict(page).getByRole('checkbox').nth(1)).toBeChecked();
        },
      },
      {
        what: 'a photo is escalated, and the note typed at once',
        seen: (page) => verdict(page).getByRole('button', { name: /^Eskalasi/ }),
        act: async (hand, page) => {
          await hand.click(verdict(page).getByRole('button', { name: /^Eskalasi/ }));
          await hand.click(verdict(page).getByLabel('Catatan'));
          await hand.press('Control+a');
          await hand.type('kartu lain');
        },
        effect: (page) => expect(verdict(page).getByLabel('Catatan')).toHaveValue('kartu lain'),
      },
    ],
  },
]);

for (const { title, play } of acts) test(title, ({ openAs }) => play(openAs));
