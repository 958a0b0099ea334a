/**
 * Part of every development build: a changed file that cannot be replaced in the running page reloads it. The reload
 * asks no question, because typed values are kept in the tab, and sets a mark, so that forms restore them
 * (`packages/ui/src/form/code-reload.ts`).
 */
const mark = 'console.code-reload';
let isReloading = false;

import.meta.webpackHot?.addStatusHandler((status) => {
  // After these the hot client of webpack reloads the page.
  if (status !== 'abort' && status !== 'fail') return;
  isReloading = true;
  sessionStorage.setItem(mark, '1');
});

// Browsers call these listeners in the order of their registration: this one comes before those of forms.
addEventListener('beforeunload', (event) => {
  if (isReloading) event.stopImmediatePropagation();
});
