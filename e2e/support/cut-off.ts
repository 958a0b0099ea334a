import type { Page } from '@playwright/test';

/** Parts of the page that stand beyond the window and are not within a region that scrolls sideways. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isCut = (element: Element): boolean => {
      const { right, width } = element.getBoundingClientRect();
      if (width === 0 || getComputedStyle(element).position === 'absolute') return false;
      for (let above = element.parentElement; above && above !== main; above = above.parentElement)
        if (scrolls(above)) return false;
      return right > document.documentElement.clientWidth + 1;
    };
    return [...main.querySelectorAll('*')]
      .filter(isCut)
      .map(
        ({ tagName, className, textContent }) => `${tagName} ${String(className)} ${textContent?.trim().slice(0, 30)}`,
      );
  });
