import type { Page } from '@playwright/test';
import { earlyActs } from '../support/early-acts.ts';
import { expect, test } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { zipCode } from '../support/zip-codes.ts';

const office = (page: Page) => formOn(page).field('Kode kantor');

const acts = earlyActs([
  {
    kind: 'a form',
    user: 'ADMIN01',
    path: async () => `/zip-code/${(await zipCode({ code: '95999' })).secureId}/update`,
    acts: [
      {
        what: 'the text of a choice is replaced, and an option chosen',
        seen: office,
        act: async (hand, page) => {
          await hand.click(office(page));
          await hand.type('manado');
        },
        effect: async (page) => {
          await expect(office(page)).toHaveValue('manado');
          await expect(page.getByRole('option')).toHaveText(['19050 - Manado']);
          await page.keyboard.press('Enter');
          await expect(office(page)).toHaveValue('19050 - Manado');
        },
      },
      {
        what: 'a text is typed after Tab from the field before',
        seen: (page) => formOn(page).field('Kecamatan'),
        act: async (hand, page) => {
          await hand.click(formOn(page).field('Kelurahan'));
          await hand.press('Tab');
          await hand.type('Uji Tangan');
        },
        effect: (page) => expect(formOn(page).field('Kecamatan')).toHaveValue('Uji Tangan'),
      },
    ],
  },
  {
    kind: 'a record',
    user: 'ADMIN01',
    path: async () => `/zip-code/${(await zipCode({ code: '95998' })).secureId}`,
    acts: [
      {
        what: 'its form is opened',
        seen: (page) => page.getByRole('link', { name: 'Ubah', exact: true }),
        act: (hand, page) => hand.click(page.getByRole('link', { name: 'Ubah', exact: true })),
        effect: (page) => expect(page).toHaveURL(/\/update$/),
      },
      {
        what: 'a dialog is opened, and its reason typed at once',
        seen: (page) => page.getByRole('button', { name: 'Nonaktifkan', exact: true }),
        act: async (hand, page) => {
          await hand.click(page.getByRole('button', { name: 'Nonaktifkan', exact: true }));
          await hand.click(page.getByRole('alertdialog').getByRole('textbox'));
          // An earlier reason is kept.
          await hand.press('Control+a');
          await hand.type('salah ketik');
        },
        effect: async (page) => {
          await expect(page.getByRole('alertdialog')).toHaveCount(1);
          await expect(page.getByRole('alertdialog').getByRole('textbox')).toHaveValue('salah ketik');
        },
      },
    ],
  },
]);

for (const { title, play } of acts) test(title, ({ openAs }) => play(openAs));
