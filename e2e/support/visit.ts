import { expect, type Page } from '@playwright/test';
import { limits } from '../../scripts/lib/patience.mjs';
import type { Outcome, Visit } from './pages-of-roles.ts';

/** Visits the addresses within one document, each from a page without calls. @returns the outcome of each */
async function outcomesOf(page: Page, addresses: readonly string[]): Promise<readonly Outcome[]> {
  return page.evaluate(
    async ([all, limit]) => {
      const code = () => document.querySelector<HTMLElement>('main .system-content[data-code]')?.dataset['code'];
      const go = (to: string) => {
        history.pushState({ idx: history.length, key: `${to} ${Math.random()}` }, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      };
      const until = async (is: () => boolean, what: string) => {
        for (const end = Date.now() + limit; !is();) {
          if (Date.now() > end) throw new Error(`${what} never settled`);
          await new Promise((resolve) => {
            setTimeout(resolve, 10);
          });
        }
      };
      const isBusy = () =>
        document.querySelector('main :is([role="progressbar"], .record-skeleton, .spin)') !== null ||
        document.querySelector('main h1') === null;
      const outcomes: ('content' | 403 | 404)[] = [];
      for (const address of all) {
        go('/page-500');
        await until(() => code() === '500', 'the page between');
        go(address);
        // Services that are busy are asked again by the page itself.
        await until(() => code() !== '500' && code() !== '503' && !isBusy(), address);
        const found = code();
        outcomes.push(found === undefined ? 'content' : (Number(found) as 403 | 404));
      }
      return outcomes;
    },
    [addresses, limits.expectation] as const,
  );
}

const summaryOf = (visits: readonly Visit[]) => visits.map(({ address, outcome }) => `${outcome} ${address}`);

/** Visits addresses within one document and expects what each shows. */
export async function expectOutcomes(page: Page, visits: readonly Visit[]): Promise<void> {
  const outcomes = await outcomesOf(
    page,
    visits.map(({ address }) => address),
  );
  expect
    .soft(summaryOf(visits.map(({ address }, index) => ({ address, outcome: outcomes[index] ?? 404 }))))
    .toEqual(summaryOf(visits));
}
