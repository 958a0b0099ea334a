import { freshBrowser, openTab } from './testing/browser.ts';

let dark = false;
beforeEach(() => {
  freshBrowser();
  dark = false;
  globalThis.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return dark;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
});

test('Indonesian, the theme of the system, comfortable', async () => {
  dark = true;
  const { preferences, activeTheme } = await openTab();
  expect(preferences.get()).toEqual({ language: 'id', theme: 'system', density: 'comfortable' });
  expect(activeTheme.get()).toBe('dark');
  expect(document.documentElement).toMatchObject({ lang: 'id' });
  expect({ ...document.documentElement.dataset }).toEqual({ theme: 'dark', density: 'comfortable' });
});

test('what is chosen is kept, and applies at once', async () => {
  const tab = await openTab();
  tab.setPreferences({ language: 'en', theme: 'dark', density: 'compact' });
  expect(document.documentElement.lang).toBe('en');
  expect({ ...document.documentElement.dataset }).toEqual({ theme: 'dark', density: 'compact' });
  expect((await openTab()).preferences.get()).toEqual({ language: 'en', theme: 'dark', density: 'compact' });
});

test.each(['nonsense', '{"language":"fr","theme":1}', 'null'])(
  'a broken choice %p counts for nothing',
  async (stored) => {
    localStorage.setItem('preferences', stored);
    expect((await openTab()).preferences.get()).toEqual({ language: 'id', theme: 'system', density: 'comfortable' });
  },
);

test("another tab's choice is followed", async () => {
  const { preferences } = await openTab();
  localStorage.setItem('preferences', '{"language":"en"}');
  dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  expect(preferences.get().language).toBe('en');
});
