import type { Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends only on theme or width, for the same elements. */
const ofLooks = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Loads axe into the document once, because it is half a megabyte. No page of the console has frames. */
async function prepare(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
}

/**
 * Serious and critical faults by rule, with their elements.
 * @param looks runs only the rules that depend on theme and width
 */
export async function faultsOf(page: Page, looks = false): Promise<string[]> {
  await prepare(page);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe: examiner } = globalThis as unknown as { axe: typeof axe };
      // Describing every element that passes takes longer than examining the page.
      // Style sheets and media are read again only for rules that are not among these.
      return (await examiner.run(document, { runOnly, resultTypes: ['violations'], preload: false })).violations;
    },
    looks ? { type: 'rule' as const, values: ofLooks } : { type: 'tag' as const, values: standards },
  );
  return (
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      // A tree node is named by its own line; nested lines have their own names.
      .flatMap(({ id, nodes }) =>
        nodes
          .filter(({ html }) => id !== 'label-content-name-mismatch' || !html.includes('role="treeitem"'))
          .map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      )
  );
}
