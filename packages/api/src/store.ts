import { online, preferences, session } from '@console/auth';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { readAllAgain } from './day-change.ts';
import { linkTabs } from './other-tabs.ts';
import { readOutdatedAgain } from './outdated-reads.ts';

/** Milliseconds of absence after which a tab is read again. */
const awayMs = 30_000;

/**
 * Creates a store. Its cache is cleared when another person signs in or the session ends. It reads again what is on the
 * screen when the network returns, when somebody returns to the tab, when another tab of the person has changed it, and
 * when the language changes, since services word their answers in it.
 */
export function makeStore() {
  const tabs = linkTabs();
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware, tabs.announcing, readOutdatedAgain),
    devTools: false,
  });
  setupListeners(store.dispatch, (dispatch, { onOnline, onOffline, onFocus, onFocusLost }) => {
    let hiddenAt = 0;
    const look = () => {
      const isVisible = document.visibilityState === 'visible';
      if (!isVisible) hiddenAt = Date.now();
      dispatch(isVisible ? onFocus() : onFocusLost());
      // After a moment in another tab, what the person changed there is known from it.
      if (isVisible && Date.now() - hiddenAt >= awayMs) readAllAgain(store);
    };
    document.addEventListener('visibilitychange', look);
    return online.subscribe(() => dispatch(online.get() ? onOnline() : onOffline()));
  });
  tabs.follow(store.dispatch);
  let person = session.get().username;
  session.subscribe(() => {
    const { username } = session.get();
    if (username !== person) store.dispatch(api.util.resetApiState());
    person = username;
  });
  let { language } = preferences.get();
  preferences.subscribe(() => {
    const { language: next } = preferences.get();
    if (next !== language) readAllAgain(store);
    language = next;
  });
  return store;
}

export type Store = ReturnType<typeof makeStore>;

let store: Store | undefined;

/**
 * The store of the page, created at the first call.
 * @example
 * createStore().dispatch(invalidate('cards'));
 */
export const createStore = (): Store => (store ??= makeStore());
