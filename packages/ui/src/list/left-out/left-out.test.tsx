import { notices, preferences } from '@console/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { ResourceList } from '../index.ts';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { cardTypes } from '@console/contracts/cards/card-types';
import type { Resource } from '@console/contracts/core/resource';
import { employees } from '@console/contracts/membership/membership-employee';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { Services, show, signInAs } from '../../../test/harness.tsx';
import { begin, cardTypeServices, idOf, listCall, openList } from '../../../test/card-types.tsx';

beforeEach(() => {
  begin();
  notices.set([]);
});
const said = () => notices.get().map(({ text }) => text);

test.each(['tidakada,asc', 'gaji,desc'])('a link with the sort %s opens the list in its usual order', async (sort) => {
  const services = cardTypeServices();
  openList(services, `/card-types?sort=${sort}&page=2`);
  await screen.findAllByText(/Reguler/);
  expect(services.to(listCall).map(({ query }) => query.getAll('sort'))).toEqual([[]]);
  expect(services.to(listCall)[0]!.query.get('page')).toBe('2');
  expect(said()).toEqual([expect.stringContaining(sort.split(',', 1)[0]!)]);
});

test('a sort that the list has stays beside one that it lacks', async () => {
  const services = cardTypeServices();
  openList(services, '/card-types?sort=name,desc&sort=tidakada,asc');
  await screen.findAllByText(/Reguler/);
  await waitFor(() => expect(services.to(listCall).at(-1)!.query.getAll('sort')).toEqual(['name,desc']));
  expect(services.to(listCall)).toHaveLength(1);
});

test('nothing is said of sorts that the list has', async () => {
  openList(cardTypeServices(), '/card-types?sort=name,desc');
  await screen.findAllByText(/Reguler/);
  expect(said()).toEqual([]);
});

test.each([
  ['a filter', '?warna=merah', [], /tidak mempunyai filter warna/],
  ['several filters beside one of the list', '?status=active&warna=merah&ukuran=1', ['status'], /filter warna, ukuran/],
] as const)(
  'a link that names %s which the list lacks opens it without, and says so',
  async (_what, at, kept, words) => {
    const services = cardTypeServices();
    const { router } = openList(services, `/card-types${at}`);
    await screen.findAllByText(/Reguler/);
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(words)]));
    const address = new URLSearchParams(router.state.location.search);
    expect([...address.keys()]).toEqual(kept);
    expect(services.to(listCall)).toHaveLength(1);
  },
);

test('a sort and a filter that the list lacks leave the address together, each with its words', async () => {
  const { router } = openList(cardTypeServices(), '/card-types?sort=gaji,desc&warna=merah&search=gold');
  await screen.findAllByText(/Gold/);
  await waitFor(() => expect(router.state.location.search).toBe('?search=gold'));
  expect(said()).toEqual([expect.stringContaining('gaji'), expect.stringContaining('warna')]);
});

test.each([
  ['zip-code', zipCodes, 'provinsi=Mars', 'Provinsi'],
  ['zip-code', zipCodes, 'branch=abc', 'Cabang'],
  ['card-types', cardTypes, 'status=ENTAHLAH', 'Status'],
  ['card-types', cardTypes, 'status=active&status=inactive', 'Status'],
  ['zip-code', zipCodes, `branch=${idOf(1)}&branch=${idOf(2)}`, 'Cabang'],
] as const)(
  '/%s leaves out a value that its filter cannot use, and says so: %#',
  async (module, resource, at, title) => {
    signInAs('ADMIN01', { [`${module}:browse`]: 'Full Access' });
    const list = `GET /api/middle/${resource.path}`;
    const services = new Services().on(list, { result: { rows: [], total: 0, page: 1, size: 10 } });
    const element = <ResourceList resource={resource as unknown as Resource} />;
    const { router } = show({ services, path: '/p', at: `/p?${at}&search=suka`, element });
    await waitFor(() => expect(said()).toEqual([expect.stringContaining(`Nilai filter ${title}`)]));
    expect([...new URLSearchParams(router.state.location.search).keys()]).toEqual(['search']);
    for (const { query } of services.to(list)) expect(query.has(at.split('=', 1)[0]!)).toBe(false);
  },
);

test.each([
  ['sort=name,naik', 'Urutan name,naik dari tautan ini'],
  ['sort=name', 'Urutan name dari tautan ini'],
  ['sort=name,desc;tidakada,asc', 'Urutan name,desc;tidakada,asc dari tautan ini'],
  ['tab=tidakada', 'Tab tidakada dari tautan ini'],
  ['page=-1', 'Halaman -1 dari tautan ini'],
  ['page=abc', 'Halaman abc dari tautan ini'],
  ['page=1.000', 'Halaman 1.000 dari tautan ini'],
  ['size=7', 'Daftar ini tidak dapat menampilkan 7 baris per halaman, sehingga tampil 10 baris'],
  [`search=${'a'.repeat(101)}`, 'Pencarian dari tautan ini lebih dari 100 karakter'],
  ['search=gold&search=silver', 'Tautan ini memuat lebih dari satu pencarian'],
  ['page=2&page=3', 'Halaman 2, 3 dari tautan ini'],
  ['match=x', 'Kata penghubung syarat x dari tautan ini'],
  ['match=all&match=any', 'Kata penghubung syarat all, any dari tautan ini'],
])('a link with %s opens the list without it, and says so', async (at, words) => {
  const { router } = openList(cardTypeServices(), `/card-types?${at}`);
  await screen.findAllByText(/Reguler/);
  await waitFor(() => expect(said()).toEqual([expect.stringContaining(words)]));
  expect(router.state.location.search).toBe('');
});

test('a period that ends before it starts is left out as a whole, and said', async () => {
  signInAs('ADMIN01', { 'audit-trail:browse': 'Full Access' });
  const list = `GET /api/middle/${auditTrail.path}`;
  const services = new Services().on(list, { result: { rows: [], total: 0, page: 1, size: 10 } });
  const element = <ResourceList resource={auditTrail as unknown as Resource} />;
  const { router } = show({ services, path: '/p', at: '/p?from=2026-03-09&to=2026-03-02&search=suka', element });
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('Nilai filter Dari, Sampai')]));
  expect(router.state.location.search).toBe('?search=suka');
  for (const { query } of services.to(list)) expect([query.has('from'), query.has('to')]).toEqual([false, false]);
});

test('a link that names a view which no longer exists opens the list, and says so', async () => {
  const services = cardTypeServices().on('GET /api/middle/list-view', { result: [] });
  const { router } = openList(services, `/card-types?view=${idOf(99)}`);
  await screen.findAllByText(/Reguler/);
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('Tampilan dari tautan ini')]));
  expect(router.state.location.search).toBe('');
});

test('a link that names a page beyond the end opens the last page, and says so', async () => {
  const { router } = openList(cardTypeServices(), '/card-types?page=9');
  await screen.findAllByText(/Reguler|Gold|Platinum/);
  expect(router.state.location.search).toBe('?size=10&page=3');
  expect(said()).toEqual(['Halaman 9 tidak ada lagi, sehingga halaman terakhir (3) yang tampil']);
});

test('a page that the services refuse as too far down opens the last page, and says so', async () => {
  signInAs('ADMIN01', { 'audit-trail:browse': 'Full Access' });
  const list = `GET /api/middle/${auditTrail.path}`;
  const services = new Services().on(list, ({ query }) => {
    const page = Number(query.get('page'));
    return page * 10 > 10_000
      ? { status: 422, refusal: { code: 'NARROW_FILTER', message: 'Persempit filter terlebih dahulu' } }
      : { result: { rows: [], total: 2, page, size: 10 } };
  });
  const element = <ResourceList resource={auditTrail as unknown as Resource} />;
  const { router } = show({ services, path: '/p', at: '/p?from=2026-11-30&to=2026-11-30&page=9999', element });
  const last = 'Halaman 9999 tidak ada lagi, sehingga halaman terakhir (1) yang tampil';
  await waitFor(() => expect(said()).toEqual([last]));
  expect(new URLSearchParams(router.state.location.search).has('page')).toBe(false);
});

test('the words are English for who reads English', async () => {
  act(() => preferences.set({ ...preferences.get(), language: 'en' }));
  openList(cardTypeServices(), '/card-types?warna=merah');
  await waitFor(() => expect(said()).toEqual(['This list has no filter warna, so it is shown without it']));
  act(() => preferences.set({ ...preferences.get(), language: 'id' }));
});

test('the members of the address of tabs, totals and what they open are no filters', async () => {
  openList(cardTypeServices(), '/card-types?tab=calendar&change=1&totals=status&run=2&id=3', {
    tabs: [{ key: 'calendar', title: { id: 'Kalender', en: 'Calendar' }, content: <p>Isi kalender</p> }],
  });
  await waitFor(() => expect(document.body).not.toBeEmptyDOMElement());
  expect(said()).toEqual([]);
});

test.each([
  ['zip-code', zipCodes, 'tidakada,asc'],
  ['audit-trail', auditTrail, 'tidakada,asc'],
  ['membership-employee', employees, 'gaji,desc'],
] as const)('/%s opens in its usual order in place of one that it lacks (F13a)', async (module, resource, sort) => {
  signInAs('ADMIN01', { [`${module}:browse`]: 'Full Access' });
  const services = new Services().on(`GET /api/middle/${resource.path}`, {
    result: { rows: [], total: 0, page: 1, size: 10 },
  });
  const path = `/${module}`;
  const element = <ResourceList resource={resource as unknown as Resource} />;
  const { router } = show({ services, path, at: `${path}?sort=${sort}`, element });
  await waitFor(() => expect(said()).toEqual([expect.stringContaining(sort.split(',', 1)[0]!)]));
  expect(router.state.location.search).toBe('');
  expect(services.received.flatMap(({ query }) => query.getAll('sort'))).toEqual([]);
});
