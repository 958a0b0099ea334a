import type { Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose answer depends on the theme or the width alone, with the same elements on the page. */
const ofLooks = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Brings axe into the document once: it is half a megabyte to read. No page of the console has frames. */
async function prepare(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
}

/**
 * Serious and critical faults by rule, with the places.
 * @param looks only by the rules of theme and width
 */
export async function faultsOf(page: Page, looks = false): Promise<string[]> {
  await prepare(page);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe: examiner } = globalThis as unknown as { axe: typeof axe };
      // Of what passes one place by rule is enough: describing them all takes longer than examining the page.
      return (await examiner.run(document, { runOnly, resultTypes: ['violations'] })).violations;
    },
    looks ? { type: 'rule' as const, values: ofLooks } : { type: 'tag' as const, values: standards },
  );
  return (
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      // The name of a node of a tree is that of its line; the lines below it have their own.
      .flatMap(({ id, nodes }) =>
        nodes
          .filter(({ html }) => id !== 'label-content-name-mismatch' || !html.includes('role="treeitem"'))
          .map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      )
  );
}
