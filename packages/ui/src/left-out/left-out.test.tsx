import { notices } from '@console/auth';
import { waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { pageNumber, useAddressValues, useExistingPage } from './index.ts';

beforeEach(() => {
  signInAs('ADMIN01', {});
  notices.set([]);
});
const said = () => notices.get().map(({ text }) => text);

function Page({ isWhole = false }: { readonly isWhole?: boolean }) {
  const { box = 'all', page = '1' } = useAddressValues(
    { box: { title: 'Kotak', accepts: ['all', 'mine'] }, page: pageNumber },
    { isWhole },
  );
  return <p data-testid="values">{`${box} ${page}`}</p>;
}
const open = (search: string, isWhole = false) =>
  show({ services: new Services(), path: '/p', at: `/p${search}`, element: <Page isWhole={isWhole} /> });

test.each([
  ['?box=xxx', 'all 1', '', ['Kotak xxx dari tautan ini']],
  ['?page=abc', 'all 1', '', ['Halaman abc dari tautan ini']],
  ['?page=-4&box=mine', 'mine 1', '?box=mine', ['Halaman -4 dari tautan ini']],
  ['?box=xxx&page=1.5&other=1', 'all 1', '?other=1', ['Kotak xxx', 'Halaman 1.5']],
  ['?box=mine&page=2', 'mine 2', '?box=mine&page=2', []],
  ['?box=all&box=mine&page=2', 'all 2', '?page=2', ['Kotak all, mine dari tautan ini']],
  ['?box=mine&box=mine', 'mine 1', '?box=mine&box=mine', []],
  ['?box=&page=', 'all 1', '?box=&page=', []],
])('a page at %s shows %s, and says what it leaves out of the address', async (search, values, left, sentences) => {
  const { router, getByTestId } = open(search);
  expect(getByTestId('values')).toHaveTextContent(values);
  await waitFor(() => expect(router.state.location.search).toBe(left));
  expect(said()).toEqual(sentences.map((each) => expect.stringContaining(each)));
});

test('a page that alone reads the address says which parameters it does not know', async () => {
  const { router } = open('?warna=merah&box=mine', true);
  await waitFor(() => expect(router.state.location.search).toBe('?box=mine'));
  expect(said()).toEqual([expect.stringContaining('tidak mengenali warna')]);
});

test('two parts of a page that leave something out at once both take it out of the address', async () => {
  const { router } = show({
    services: new Services(),
    path: '/p',
    at: '/p?box=xxx&tab=yyy',
    element: (
      <>
        <Page />
        <Tabbed />
      </>
    ),
  });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(said()).toEqual([expect.stringContaining('Kotak xxx'), expect.stringContaining('Tab yyy')]);
});

function Tabbed() {
  useAddressValues({ tab: { accepts: ['one'] } });
  return null;
}

function Paged({ total, readable = Infinity }: { readonly total: number; readonly readable?: number | undefined }) {
  const [, setAddress] = useSearchParams();
  const page = Number(useAddressValues({ page: pageNumber }).page ?? 1);
  const rows = Array.from({ length: Math.max(0, Math.min(10, total - (page - 1) * 10)) });
  const isRefused = page > readable;
  useExistingPage(isRefused ? undefined : { rows, total, page }, {
    page,
    size: 10,
    readable: isRefused ? readable : undefined,
    go: (last) => setAddress({ page: String(last) }, { replace: true }),
  });
  return null;
}

test.each([
  ['beyond the end', undefined, 9, 25, 3],
  ['of an empty list', undefined, 9, 0, 1],
  ['that the services refuse as too far down', 100, 999, 25, 3],
  ['that the services refuse, of a long list', 100, 999, 5000, 100],
])('a link with a page %s opens the last page, and says so once', async (_what, readable, page, total, last) => {
  const element = <Paged total={total} readable={readable} />;
  const { router } = show({ services: new Services(), path: '/p', at: `/p?page=${page}`, element });
  await waitFor(() => expect(router.state.location.search).toBe(`?page=${last}`));
  expect(said()).toEqual([`Halaman ${page} tidak ada lagi, sehingga halaman terakhir (${last}) yang tampil`]);
});
