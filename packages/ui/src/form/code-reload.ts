/** Replaced by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Set by the development build before it reloads the page (`packages/build/src/code-reload.mjs`). */
const mark = 'console.code-reload';

function takeMark(): boolean {
  const isMarked = sessionStorage.getItem(mark) !== null;
  sessionStorage.removeItem(mark);
  return isMarked;
}

/**
 * Whether this page was reloaded because code changed under `npm run dev`. Forms then restore their drafts without an
 * offer. Always false in a release.
 */
export const isCodeReload = process.env.NODE_ENV === 'development' && takeMark();
