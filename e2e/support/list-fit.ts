import type { Page } from '@playwright/test';

/** Pixels by which a list is wider than its place, and by which the page is wider than the window; 0 if both fit. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      document.documentElement.scrollWidth - window.innerWidth,
      ...Array.from(document.querySelectorAll('.list-scroll'), (list) => list.scrollWidth - list.clientWidth),
    ),
  );

/** Whether each record of a list is a card. */
export const hasCards = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.list tbody tr[data-index]')).every(
      (row) => getComputedStyle(row).display === 'grid',
    ),
  );

/** Rows of a list that are seen whole without scrolling. */
export const rowsInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const end = Math.min(
      window.innerHeight,
      ...Array.from(document.querySelectorAll('.list-scroll'), (list) => list.getBoundingClientRect().bottom),
    );
    return Array.from(document.querySelectorAll('.list tbody tr[data-index]')).filter(
      (row) => row.getBoundingClientRect().bottom <= end + 1,
    ).length;
  });
