import { online, session } from '@console/auth';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';

/**
 * Makes a store. It forgets every answer when another person signs in or the session is left, and reads again
 * what is on the screen when the line comes back.
 */
export function makeStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
    devTools: false,
  });
  setupListeners(store.dispatch, (dispatch, { onOnline, onOffline, onFocus, onFocusLost }) => {
    const look = () => dispatch(document.visibilityState === 'visible' ? onFocus() : onFocusLost());
    document.addEventListener('visibilitychange', look);
    return online.subscribe(() => dispatch(online.get() ? onOnline() : onOffline()));
  });
  let person = session.get().username;
  session.subscribe(() => {
    const { username } = session.get();
    if (username !== person) store.dispatch(api.util.resetApiState());
    person = username;
  });
  return store;
}

export type Store = ReturnType<typeof makeStore>;

let store: Store | undefined;

/** The one store of the page, made when first asked for. */
export const createStore = (): Store => (store ??= makeStore());
