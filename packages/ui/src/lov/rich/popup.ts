/**
 * Where a list opens: in the dialog of its input, which makes everything else inert, or in the main part of the page,
 * where screen readers look for content.
 */
export const popupPlace = (trigger: HTMLElement): HTMLElement =>
  trigger.closest<HTMLElement>('.dialog-backdrop') ?? trigger.closest<HTMLElement>('main') ?? document.body;

/** Only longer lists are drawn in parts: screen readers get all options of a list that is drawn whole. */
export const drawnWhole = 60;
