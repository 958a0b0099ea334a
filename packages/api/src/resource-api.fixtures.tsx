import { startAuth } from '@console/auth';
import {
  account,
  freshBrowser,
  holdTokens,
  pair,
  services,
  settled,
  type Route,
  type Seen,
} from '@console/auth/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from './store.ts';

const listed =
  (name: string): Route =>
  () => ({ body: { message: 'OK', result: { rows: [{ secureId: '1', name }], total: 1, page: 1, size: 10 } } });
export const path = '/api/middle/card-types';
let stop: () => void;
export let calls: Seen[];
let store: ReturnType<typeof makeStore>;
export const routes: Record<string, Route> = {};

beforeEach(async () => {
  freshBrowser();
  holdTokens(pair('ADMIN01', 900));
  for (const key of Object.keys(routes)) delete routes[key];
  Object.assign(routes, account('ADMIN01'), {
    [`GET ${path}`]: listed('Gold'),
    [`POST ${path}`]: () => ({ body: { result: {} } }),
  });
  calls = services(routes);
  stop = startAuth();
  await settled();
  calls.length = 0;
  store = makeStore();
});
afterEach(() => stop());

export const currentStore = () => store;
export const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
/** The store gathers what it tells within a frame. */
const frame = 20;
export const rest = () =>
  act(async () => {
    await settled();
    await jest.advanceTimersByTimeAsync(frame);
  });
export const requested = (method: string) => calls.filter((seen) => seen.method === method).length;
