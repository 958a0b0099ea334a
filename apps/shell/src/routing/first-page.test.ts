import { menu } from '@console/auth';

const prepareForRemotes = jest.fn();
const startPage = jest.fn();
let state: object = { status: 'reading' };
const listeners = new Set<() => void>();
jest.mock('../administration/declaration.ts', () => ({ __esModule: true, default: { id: 'shell', modules: [] } }));
jest.mock('../federation/load/loader.ts', () => ({
  prepareForRemotes: () => {
    prepareForRemotes();
  },
}));
jest.mock('../federation/page/pages.ts', () => ({
  startPage: (...page: unknown[]) => {
    startPage(...page);
  },
}));
jest.mock('../federation/registry/registry.ts', () => ({
  registryState: () => state,
  onRegistryChange: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

import { release } from '../federation/testing/release.ts';
import { fetchFirstPage } from './first-page.ts';

const registryComes = () => {
  state = { status: 'current', registry: { revision: 1, remotes: [release()], unread: [], pending: [] } };
  listeners.forEach((listener) => listener());
};
const menuComes = (privileges: Record<string, readonly []>) =>
  menu.set({ state: 'loaded', data: { groups: [], privileges } });

beforeEach(() => {
  state = { status: 'reading' };
  menu.set({ state: 'loading' });
  jest.clearAllMocks();
  history.replaceState(null, '', '/card-types');
});

test('what remotes need is fetched with the registry, the page itself only when its privilege is held', () => {
  fetchFirstPage();
  expect(prepareForRemotes).not.toHaveBeenCalled();
  registryComes();
  expect(prepareForRemotes).toHaveBeenCalled();
  expect(startPage).not.toHaveBeenCalled();
  menuComes({ 'card-types:browse': [] });
  expect(startPage).toHaveBeenCalledWith('cards', '/card-types');
});

test('nothing of a page is fetched for a user without its privilege', () => {
  fetchFirstPage();
  registryComes();
  menuComes({ 'regions:browse': [] });
  expect(startPage).not.toHaveBeenCalled();
});

test('a page that the user has left is not fetched, and later pages are fetched on their visits', () => {
  fetchFirstPage();
  registryComes();
  history.replaceState(null, '', '/');
  menuComes({ 'card-types:browse': [] });
  history.replaceState(null, '', '/card-types');
  registryComes();
  expect(startPage).not.toHaveBeenCalled();
});
