import type { Page } from '@playwright/test';
import { callAs } from './services.ts';

/** The frame of every page: header, sidebar, breadcrumbs. Titles are the Indonesian ones. */
export function frameOn(page: Page) {
  const sidebar = page.getByRole('navigation', { name: 'Menu utama' });
  const group = (title: string) => sidebar.getByRole('list', { name: title, exact: true });
  return {
    sidebar,
    group,
    groups: sidebar.getByRole('heading', { level: 2 }),
    links: sidebar.getByRole('link'),
    active: sidebar.locator('a.active'),
    menu: (title: string) => sidebar.getByRole('button', { name: title, exact: true }),
    link: (title: string) => sidebar.getByRole('link', { name: title, exact: true }),
    hamburger: page.getByRole('button', { name: 'Buka atau tutup menu' }),
    crumbs: page.getByRole('navigation', { name: 'Posisi halaman' }).getByRole('listitem'),
    line: page.locator('.header-line'),
    language: page.getByRole('button', { name: /^(Bahasa|Language):/ }),
    theme: page.getByRole('button', { name: /tema|theme/ }),
    account: page.getByRole('button', { name: /^(Akun|Account) / }),
    heading: page.getByRole('heading', { level: 1 }),
    /** Opens every closed menu. */
    async openAll() {
      await sidebar.getByRole('link').first().waitFor();
      const closed = sidebar.locator('button[aria-expanded="false"]');
      while ((await closed.count()) > 0) await closed.first().click();
    },
  };
}

/** Calls the API as a user, outside of the browser. */
export async function ask<Result>(username: string, path: string): Promise<Result> {
  const answer = await callAs(username, 'GET', path);
  if (answer.status > 299) throw new Error(`${path} answered ${username} with ${answer.status}`);
  return answer.result as Result;
}

/** Navigates within the document, as a link does. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/** Signs in with the form of the login page. */
export async function signInByForm(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}
