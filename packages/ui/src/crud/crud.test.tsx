import { mras } from '@console/contracts/branches-stores/mra';
import { programTypes } from '@console/contracts/membership/program-type';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import {
  blacklistPhoneNumber,
  cardStock,
  mra,
  reasonDeliveryReturn,
  regions,
  roles,
  zipCode,
} from '@console/contracts/routes/modules';
import { text } from '@console/contracts/core/text';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { recordAddress } from './addresses.ts';
import { crud, screens, type CrudOptions } from './index.ts';
import { loadOnce } from './load-once.ts';
import { pathsOf } from './paths.ts';
import { detailSectionsOf, useOwn } from './screens.ts';

const given: CrudOptions = {
  title: text('Kode Pos', 'Zip Code'),
  search: { title: 'code', detail: 'kelurahan' },
  screens: async () => ({ default: screens(zipCodes, { sections: [{ fields: ['code', 'kelurahan'] }] }) }),
};
const id = '0193a1b2-0000-7000-8000-000000000001';

test('the pages of a module, their addresses, actions and query ids come from the list of routes', () => {
  const module = crud(zipCode, { ...given, office: 'head' });
  expect(module).toMatchObject({
    id: 'zip-code',
    privilege: 'zip-code:browse',
    search: { path: 'zip-code', title: 'code', detail: 'kelurahan', page: '/zip-code/{secureId}' },
  });
  expect(module.pages.map(({ path, action, office, title }) => [path, action, office, title.id])).toEqual([
    ['/zip-code', undefined, undefined, 'Kode Pos'],
    ['/zip-code/create', 'create', 'head', 'Tambah'],
    ['/zip-code/import', 'import', 'head', 'Impor'],
    ['/zip-code/:zipCodeId', undefined, undefined, 'Detail'],
    ['/zip-code/:zipCodeId/update', 'update', 'head', 'Ubah'],
  ]);
  const byQuery = crud(roles, given).pages.find(({ action }) => action === 'update');
  expect(byQuery).toMatchObject({ path: '/roles/update', query: 'roleId' });
  expect(crud(regions, given).pages.map(({ path }) => path)).toEqual(['/regions', '/regions/:regionId']);
});

test('pages of a list or a record say what they read first, those that a module writes itself too', () => {
  const firstsOf = (options: object) => crud(zipCode, { ...given, ...options }).pages.map(({ first }) => first);
  const standard = ['list', undefined, undefined, 'detail', 'detail'];
  expect(firstsOf({})).toEqual(standard);
  const own = async () => ({ default: null });
  expect(firstsOf({ own: { list: own, detail: own, update: own } })).toEqual(standard);
  const other = { of: 'regions', kind: 'detail', by: 'zipCodeId' };
  expect(firstsOf({ firsts: { list: null, detail: other } })).toEqual([
    undefined,
    undefined,
    undefined,
    other,
    'detail',
  ]);
});

test('links to records carry the id where the list of routes has it, in the path or the query', () => {
  expect(recordAddress('/mra/:id/update', id)).toBe(`/mra/${id}/update`);
  expect(recordAddress('/roles/update?roleId', id)).toBe(`/roles/update?roleId=${id}`);
  expect(pathsOf(regions)).not.toHaveProperty('create');
});

test('a page that a module writes itself takes the place of the standard one', async () => {
  const Own = () => <p>Halaman sendiri</p>;
  const module = crud(zipCode, { ...given, own: { list: async () => ({ default: Own }) } });
  expect((await module.pages[0]!.load()).default).toBe(Own);
});

test('a module that writes all its pages needs no screens; its search may lead elsewhere', () => {
  const module = crud(cardStock, {
    title: text('Stok', 'Stock'),
    search: { path: 'card-stock/write-off', title: 'writeOffNo', page: '/card-stock?id={secureId}' },
    own: { list: async () => ({ default: null }) },
  });
  expect(module.search).toEqual({
    path: 'card-stock/write-off',
    title: 'writeOffNo',
    page: '/card-stock?id={secureId}',
  });
  // @ts-expect-error: the list of routes has no such page of this module
  crud(cardStock, { ...given, own: { create: async () => ({ default: null }) } });
  // @ts-expect-error: neither screens nor a page of its own
  crud(regions, { title: given.title, own: { list: async () => ({ default: null }) } });
});

test('the form page of a record has its usual meaning when the list of routes calls it update-page', () => {
  const page = crud(reasonDeliveryReturn, given).pages.find(({ action }) => action === 'update');
  expect(page).toMatchObject({ path: '/reason-delivery-return/update-page', query: 'returnDeliveryId' });
});

test('a page may need another action or office than its kind, and find further records', () => {
  const search = { path: 'x', title: 'name', page: '/x/{secureId}' };
  const { pages } = crud(blacklistPhoneNumber, {
    ...given,
    approvesImports: true,
    needs: { update: { office: 'above-branch' } },
    searches: { detail: search },
  });
  expect(pages.map(({ action, office, search: found }) => [action, office, found])).toEqual([
    [undefined, undefined, undefined],
    ['create', undefined, undefined],
    [['import', 'approve'], undefined, undefined],
    [undefined, undefined, search],
    ['update', 'above-branch', undefined],
  ]);
});

test('a detail page made from the form keeps the width of its fields', () => {
  const { options } = screens(zipCodes, { sections: [{ fields: ['code', { name: 'kelurahan', wide: true }] }] });
  expect(detailSectionsOf(options)).toEqual([{ fields: ['code', { name: 'kelurahan', wide: true }] }]);
});

test('the detail page of a form has further sections below, and tabs that it alone fetches', async () => {
  const tabs = jest.fn(async () => ({ default: [{ key: 'notes', title: text('Catatan'), content: () => null }] }));
  const { pages } = crud(zipCode, { ...given, screens: given.screens!, tabs });
  await pages.find(({ path }) => path === '/zip-code')!.load();
  expect(tabs).not.toHaveBeenCalled();
  await pages.find(({ path }) => path === '/zip-code/:zipCodeId')!.load();
  expect(tabs).toHaveBeenCalledTimes(1);
  const { options } = screens(zipCodes, {
    sections: [{ fields: ['code'] }],
    moreSections: [{ fields: ['branchName'] }],
  });
  expect(detailSectionsOf(options)).toEqual([{ fields: ['code'] }, { fields: ['branchName'] }]);
});

test('the hook of a record page gets the id of the record', () => {
  expect(useOwn((secureId: string) => ({ title: secureId }), id)).toEqual({ title: id });
});

test('a failed load of a page is tried again; a page stays the same component', async () => {
  let calls = 0;
  const load = loadOnce(async () => {
    calls += 1;
    if (calls === 1) throw new Error('offline');
    return { default: calls };
  });
  await expect(load()).rejects.toThrow('offline');
  expect(await load()).toBe(await load());
  expect(calls).toBe(2);
});

test('a detail page shows the fields of the form, read by the id in its address', async () => {
  signInAs('ADMIN01', { 'zip-code:browse': 'View Only' });
  const record = {
    secureId: id,
    version: 1,
    status: 'active',
    code: '23101',
    kelurahan: 'Sukamaju',
    createdBy: 'A',
    createdAt: '2026-01-01T00:00:00+07:00',
    updatedBy: 'A',
    updatedAt: '2026-01-01T00:00:00+07:00',
  };
  const services = new Services().on(`GET /api/middle/zip-code/${id}`, { result: record });
  const detail = crud(zipCode, given).pages.find(({ path }) => path === '/zip-code/:zipCodeId')!;
  const Detail = (await detail.load()).default as ComponentType;
  show({ services, path: '/zip-code/:zipCodeId', at: `/zip-code/${id}`, element: <Detail /> });
  expect(await screen.findByText('Sukamaju')).toBeInTheDocument();
});

test('a new record begins with the records it belongs to, which the address names by id', async () => {
  signInAs('PUSAT01', { 'mra:browse': 'Full Access' });
  const services = new Services().on('GET /api/middle/regions/lov', {
    result: [{ secureId: id, code: '01', name: 'Sumatera' }],
  });
  const create = crud(mra, {
    title: text('MRA'),
    screens: async () => ({ default: screens(mras, { sections: [{ fields: ['name', 'regionId'] }] }) }),
  }).pages.find(({ action }) => action === 'create')!;
  const Create = (await create.load()).default as ComponentType;
  show({ services, path: '/mra/create', at: `/mra/create?regionId=${id}&name=Aceh`, element: <Create /> });
  expect(await screen.findByDisplayValue('01 - Sumatera')).toBeInTheDocument();
  expect(screen.getByLabelText(/Nama/)).toHaveValue('');
});

test('names that the contract does not have do not compile', () => {
  // @ts-expect-error: no such field
  screens(programTypes, { sections: [{ fields: ['naem'] }] });
  // @ts-expect-error: no such column
  screens(programTypes, { columns: ['naem'] });
  // @ts-expect-error: no such field of the record
  screens(programTypes, { detailSections: [{ fields: [{ name: 'naem' }] }] });
  expect(screens(programTypes).resource).toBe(programTypes);
});
