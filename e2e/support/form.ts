import { expect, type Page } from '@playwright/test';
import { chooseIn, isChoice } from './choice.ts';

/** The form of a record. Fields are found by their Indonesian titles. */
export function formOn(page: Page) {
  const form = page.locator('form.form');
  /** Titles of required fields end with a star. */
  const named = (title: string) => new RegExp(`^${title.replace(/[()]/g, '\\$&')}\\*?$`);
  /** The panel of a simulation within the form may ask for the same. */
  const ownPart = page.locator(':not(.simulation *)');
  const field = (title: string) => form.getByLabel(named(title)).and(ownPart);
  const row = (title: string) =>
    form
      .locator('.form-field')
      .and(ownPart)
      .filter({ has: page.locator('.form-label', { hasText: named(title) }) });
  /** A change that a second person decides is submitted, not saved. */
  const save = form.getByRole('button', { name: /^(Simpan|Ajukan)$/ });
  return {
    form,
    field,
    save,
    /** The error text under a field. */
    error: (title: string) => row(title).getByRole('alert'),
    /** The value of a read-only field. */
    fixed: (title: string) => row(title).locator('.form-fixed'),
    /** Types, ticks or selects, depending on the field. */
    async fill(values: Readonly<Record<string, string | boolean>>) {
      for (const [title, value] of Object.entries(values)) {
        const input = field(title);
        if (typeof value === 'boolean') await input.setChecked(value);
        else if (await isChoice(input)) await chooseIn(input, value);
        else await input.fill(value);
      }
    },
    /** Saves and waits for the record's detail page; the form of a change has the same title in its heading. */
    async saveAndSee(title: string) {
      const address = page.url();
      await save.click();
      await expect(page).not.toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    },
  };
}

/** The options of an open select. */
export const choicesOn = (page: Page) => page.getByRole('listbox').getByRole('option');

/** A value of a detail page by its title. */
export const fact = (page: Page, title: string) =>
  page
    .locator('dt', { hasText: new RegExp(`^${title.replace(/[()]/g, '\\$&')}$`) })
    .locator('xpath=following-sibling::dd[1]');
