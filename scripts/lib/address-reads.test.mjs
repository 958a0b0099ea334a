// Reads in all: apps
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const apps = join(root, 'apps');
const sources = readdirSync(apps, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/node_modules|\.test\./.test(path) && path.includes('/src/'),
);

/** Parameters that a page reads without the hook, and why an unusable value is not lost in silence. */
const excepted = {
  'cards/src/card-stock/ListPage.tsx': 'the list of the page says what it leaves out',
  'cards/src/card-lost/create/OfficeReport.tsx': 'numbers for the scan field, which says what is none',
  'membership/src/photo-screening/ScreeningPage.tsx': 'read once more to know which part reads the address',
  'orders-logs/src/menu-management/CreatePage.tsx': 'the header that a form begins with',
  'shell/src/administration/develop/DevelopPage.tsx': 'the page is the answer to its address',
  'shell/src/administration/remotes/UserPage.tsx': 'a typed name, whose answer says that it is unknown',
  'shell/src/sign-in/arrival.ts': 'before the sign-in',
  'shell/src/sign-in/other-window.ts': 'before the sign-in',
  'shell/src/proof/proof-window.ts': 'a window of its own',
};
/** The page of a record does not open without a fitting id, by its route. */
const isId = (name) => /^(?:id|copy|\w+Id)$/.test(name);

test('every page reads tabs, pages and filters of its address through the hook that says what is unusable', () => {
  const reading = sources.filter((path) => {
    const text = readFileSync(join(apps, path), 'utf8');
    if (!/useSearchParams|URLSearchParams|searchParams/.test(text)) return false;
    const names = [...text.matchAll(/(?:address|asked|query|parameters|searchParams|\]|\))\.get\(\s*'(\w+)'/g)];
    return names.some(([, name]) => !isId(name));
  });
  expect(reading.toSorted()).toEqual(Object.keys(excepted).toSorted());
});
