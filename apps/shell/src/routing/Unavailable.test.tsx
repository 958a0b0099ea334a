import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { FailureKind } from '../federation/failure/failure.ts';
import { failureKinds, RemoteError } from '../federation/failure/failure.ts';
import { pauses } from '../federation/failure/keep-trying.ts';
import { recordStepBack } from '../federation/release/stepped-back.ts';
import { release } from '../federation/testing/release.ts';
import { Unavailable } from './Unavailable.tsx';

let version = '1.0.0';
let disabled: string | null = null;
const listeners = new Set<() => void>();
const readRegistryNow = jest.fn(() => Promise.resolve());
jest.mock('../federation/load/runtime.ts', () => ({}));
jest.mock('../federation/registry/registry.ts', () => ({
  remoteOf: () => ({ version, disabled }),
  unreadOf: () => undefined,
  readRegistryNow: () => readRegistryNow(),
  onRegistryChange: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
const change = (next: { readonly version?: string; readonly disabled?: string | null }) =>
  act(() => {
    version = next.version ?? version;
    disabled = next.disabled === undefined ? disabled : next.disabled;
    listeners.forEach((listener) => listener());
  });

let status = 404;
const onRetry = jest.fn();
const show = (kind: FailureKind, address?: string) =>
  render(
    <MemoryRouter>
      <Unavailable error={new RemoteError(kind, 'reason', release(), { address })} onRetry={onRetry} />
    </MemoryRouter>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('', { status })));
  [version, disabled, status] = ['1.0.0', null, 404];
  onRetry.mockClear();
  readRegistryNow.mockClear();
});
afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(failureKinds.filter((kind) => kind !== 'disabled'))(
  'a page that failed by %s comes back when the registry names another release, once',
  async (kind) => {
    show(kind);
    change({});
    expect(onRetry).not.toHaveBeenCalled();
    change({ version: '1.0.1' });
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);

test('a page of a disabled remote comes back when it is enabled, and asks by itself in case nobody tells', async () => {
  disabled = 'Salah menghitung';
  show('disabled');
  expect(screen.getByText('Halaman ini terbuka sendiri begitu modulnya tersedia lagi.')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(pauses.first * 1.25));
  expect(readRegistryNow).toHaveBeenCalled();
  expect(onRetry).not.toHaveBeenCalled();
  change({ disabled: null });
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a remote that was enabled before its page could say so comes back at once', () => {
  show('disabled');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a release that was named before the page of the failed one could say so is tried at once, one time', () => {
  version = '1.0.2';
  show('entry-failed');
  show('entry-failed');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('the failure of a release that this browser stepped back from stays until the user retries', () => {
  version = '0.9.0';
  recordStepBack('cards', { version: '1.0.0', to: version, kind: 'render-failed', supportId: '0A0B0C0D' });
  show('render-failed');
  expect(onRetry).not.toHaveBeenCalled();
});

test.each(['manifest-missing', 'entry-failed', 'chunk-missing'] as const)(
  'a page whose file is gone (%s) comes back when it is there again, and is not run before',
  async (kind) => {
    show(kind, `/remotes/cards/1.0.0/${kind}.js`);
    expect(screen.getByText('Halaman ini terbuka sendiri begitu modulnya tersedia lagi.')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(pauses.longest));
    expect(fetch).toHaveBeenCalled();
    expect(onRetry).not.toHaveBeenCalled();
    status = 200;
    await act(() => jest.advanceTimersByTimeAsync(pauses.longest * 1.25));
    expect(onRetry).toHaveBeenCalled();
  },
);
