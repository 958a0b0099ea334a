// Reads in all: apps
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const apps = join(root, 'apps');
const sources = readdirSync(apps, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !/node_modules|\.test\./.test(path) && path.includes('/src/'),
);

/** Components that keep typed text in their own state without a guard, and why nothing is lost with it. */
const excepted = {
  'branches-stores/src/branch-lines/Ticks.tsx': 'searches within the page',
  'cards/src/card-tracking/TrackingBox.tsx': 'a search',
  'cards/src/shared/desk/FindMember.tsx': 'a search',
  'membership/src/national-membership/SearchForm.tsx': 'a search',
  'promos-products/src/content/EntryList.tsx': 'what is announced, which nobody types',
  'promos-products/src/faq/FaqEditor.tsx': 'searches within the page; entries have the draft of the page',
  'promos-products/src/product-group/GroupRates.tsx': 'searches within the page',
  'orders-logs/src/menu-management/Arrangement.tsx': 'what is announced, which nobody types',
  'orders-logs/src/transaction-log/Payload.tsx': 'searches within the page',
  'shell/src/administration/roles/Holders.tsx': 'searches within the page',
  'shell/src/administration/roles/PermissionTree.tsx': 'searches within the page',
  'shell/src/frame/sidebar/SearchBox.tsx': 'searches the sidebar',
  'shell/src/frame/sidebar/Sidebar.tsx': 'searches the sidebar',
  'shell/src/proof/PasswordProof.tsx': 'a secret in a dialog',
  'shell/src/proof/TotpProof.tsx': 'a code in a dialog',
  'shell/src/second-factor/EnrolFactor.tsx': 'a code in a dialog',
  'shell/src/sign-in/ChangePasswordForm.tsx': 'before the sign-in',
  'shell/src/sign-in/LocalForm.tsx': 'before the sign-in',
  'shell/src/sign-in/SecondStep.tsx': 'before the sign-in',
};

test('every component that keeps typed text guards it, keeps a draft of it, or is a dialog', () => {
  const unguarded = sources.filter((path) => {
    const text = readFileSync(join(apps, path), 'utf8');
    const keepsText = /useState(?:<[^>]*>)?\((?:''|\{[^}]*: '')/.test(text);
    return keepsText && !/useUnsavedGuard|useDeskDraft|useTypedForm|<(?:Fields)?Dialog\b/.test(text);
  });

  expect(unguarded.toSorted()).toEqual(Object.keys(excepted).toSorted());
});
