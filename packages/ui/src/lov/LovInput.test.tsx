import { debounce } from '@console/contracts/core/constants';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { loadRichInputs, Services, show, signInAs } from '../../test/harness.tsx';
import { LovInput } from './index.ts';

const call = 'GET /api/middle/branch/lov';
const place = (index: number, name: string) => ({ secureId: `id-${index}`, code: String(10_000 + index), name });
const many = Array.from({ length: 50 }, (_, index) => place(index, `Kota ${index}`));

function Form({ held = [] }: { readonly held?: readonly string[] }) {
  const [value, setValue] = useState<readonly string[]>(held);
  return (
    <>
      <LovInput id="branch" label="Cabang" path="branch/lov" value={value} onChange={setValue} />
      <output aria-label="nilai">{value.join()}</output>
    </>
  );
}

const open = (services: Services) => show({ services, path: '/p', element: <Form /> });
const input = () => screen.getByRole('combobox', { name: 'Cabang' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

// antd reads the code of a key, which the library that types does not give.
const pressEnter = () => fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 });

beforeAll(loadRichInputs);
beforeEach(() => signInAs('ADMIN01', {}));

test('a list that was read completely is searched in the browser, from the first letter on', async () => {
  const services = new Services().on(call, { result: [place(1, 'Bandung'), place(2, 'Bogor'), place(3, 'Medan')] });
  const { user } = open(services);
  await user.click(input());
  await waitFor(() => expect(options()).toEqual(['10001 - Bandung', '10002 - Bogor', '10003 - Medan']));
  await user.type(input(), 'b');
  expect(options()).toEqual(['10001 - Bandung', '10002 - Bogor']);
  await user.type(input(), 'o');
  expect(options()).toEqual(['10002 - Bogor']);
  pressEnter();
  expect(input()).toHaveValue('10002 - Bogor');
  expect(services.to(call)).toHaveLength(1);
});

test('a longer list is searched by the services from three characters on; less is called too short', async () => {
  const services = new Services().on(call, ({ query }) => ({
    result: query.get('search') === null ? many : [place(77, 'Bandung')],
  }));
  const { user } = open(services);
  await user.click(input());
  await waitFor(() => expect(options()).toHaveLength(50));
  await user.type(input(), 'ba');
  expect(screen.getByText('Minimal 3 karakter')).toBeInTheDocument();
  expect(options()).toEqual([]);
  await user.type(input(), 'n');
  expect(screen.getByText('Mencari…')).toBeInTheDocument();
  await waitFor(() => expect(options()).toEqual(['10077 - Bandung']));
  expect(services.to(call).map(({ query }) => query.get('search'))).toEqual([null, 'ban']);
});

const { setTimeout: startTimer } = globalThis;
afterEach(() => {
  globalThis.setTimeout = startTimer;
});
/** The pause after typing never ends, so that nothing but Enter asks the services. */
function stopDebounce() {
  globalThis.setTimeout = ((work, ms) => (ms === debounce ? 0 : startTimer(work, ms))) as typeof setTimeout;
}

test('Enter asks the services at once for what was typed', async () => {
  const services = new Services().on(call, ({ query }) => ({
    result: query.get('search') === null ? many : [place(77, 'Bandung')],
  }));
  const { user } = open(services);
  await user.click(input());
  await waitFor(() => expect(options()).toHaveLength(50));
  stopDebounce();
  await user.type(input(), 'ban');
  expect(services.to(call)).toHaveLength(1);
  pressEnter();
  await waitFor(() => expect(services.to(call).map(({ query }) => query.get('search'))).toEqual([null, 'ban']));
  await waitFor(() => expect(options()).toEqual(['10077 - Bandung']));
});

test('text typed before the label of the chosen option has loaded replaces it', async () => {
  let answer: (given: object) => void = () => undefined;
  const services = new Services().on(
    call,
    () =>
      new Promise<object>((settle) => {
        answer = settle;
      }),
  );
  const { user } = show({ services, path: '/p', element: <Form held={['id-3']} /> });
  await user.tab();
  expect(input()).toHaveFocus();
  await waitFor(() => expect(services.to(call)).toHaveLength(1));
  answer({ result: [place(3, 'Medan')] });
  await waitFor(() => expect(input()).toHaveValue('10003 - Medan'));
  await user.keyboard('b');
  expect(input()).toHaveValue('b');
});

const places = () => new Services().on(call, { result: [place(1, 'Bandung'), place(2, 'Bogor'), place(3, 'Medan')] });

test('text that is left without choosing stays, is said to name no choice, and can be corrected', async () => {
  const { user } = open(places());
  await user.click(input());
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.type(input(), 'Bandungan');
  await user.tab();
  expect(input()).toHaveValue('Bandungan');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('“Bandungan” bukan salah satu pilihan. Pilih dari daftar');
  expect(screen.getByRole('status', { name: 'nilai' })).toHaveTextContent('');
  await user.click(input());
  await user.type(input(), '{Backspace}{Backspace}');
  await waitFor(() => expect(options()).toEqual(['10001 - Bandung']));
  pressEnter();
  expect(input()).toHaveValue('10001 - Bandung');
  expect(input()).not.toBeInvalid();
});

test.each(['bandung', '10001', '10001 - Bandung'])(
  '“%s”, left without choosing, chooses what it names',
  async (text) => {
    const { user } = open(places());
    await user.click(input());
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.type(input(), text);
    await user.tab();
    expect(input()).toHaveValue('10001 - Bandung');
    expect(screen.getByRole('status', { name: 'nilai' })).toHaveTextContent('id-1');
  },
);

test('loading, failed and empty lists look different', async () => {
  let answer: (given: object) => void = () => undefined;
  const services = new Services().on(
    call,
    () =>
      new Promise<object>((settle) => {
        answer = settle;
      }),
  );
  const { user } = open(services);
  await user.click(input());
  expect(screen.getByText('Mencari…')).toBeInTheDocument();
  await waitFor(() => expect(services.to(call)).toHaveLength(1));
  answer({ status: 500, refusal: { code: 'INTERNAL', message: 'Terjadi kesalahan' } });
  expect(await screen.findByText(/Pilihan gagal dimuat/)).toBeInTheDocument();
  expect(screen.queryByText('Tidak ada data')).toBeNull();
  await user.type(input(), 'ban');
  await waitFor(() => expect(services.to(call)).toHaveLength(2));
  answer({ result: [] });
  expect(await screen.findByText('Tidak ada data')).toBeInTheDocument();
  expect(screen.queryByText(/Pilihan gagal dimuat/)).toBeNull();
});
