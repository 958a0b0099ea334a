import { act, screen, within } from '@testing-library/react';
import { linesOfBusiness } from '@console/contracts/products/master-lob';
import { text } from '@console/contracts/core/text';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { activationAsked, confirm, usesAsked } from '../dialogs/index.ts';

const id = '0193a1b2-0000-7000-8000-000000000001';
const routes = [
  {
    path: '/product',
    module: 'product',
    privilege: 'product:browse',
    title: text('Produk'),
    moduleTitle: text('Produk'),
  },
];

test('the question before a deactivation lists what prevents it, and what it leaves as it is', async () => {
  signInAs('ADMIN01', { 'product:browse': 'View Only' });
  const uses = [
    { module: 'product', count: 48, filter: { lobId: id }, prevents: true },
    { module: 'branch-rate', title: { id: 'Rate cabang', en: 'Branch rate' }, count: 3, prevents: false },
  ];
  const services = new Services().on(`GET /api/middle/master-lob/${id}/uses`, { result: uses });
  show({ services, path: '/x', element: <p>Isi</p>, routes });
  act(() =>
    confirm({ title: 'Nonaktifkan?', reason: 'required', ...usesAsked(linesOfBusiness, { secureId: id }) }, () => {}),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('Masih dipakai, sehingga tidak dapat dinonaktifkan:')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Produk: 48' })).toHaveAttribute('href', `/product?lobId=${id}`);
  expect(dialog.getByText('Rate cabang: 3')).toBeInTheDocument();
  // What is known to be refused is not offered, nor a reason asked for.
  expect(dialog.queryByRole('button', { name: 'Ya' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Tutup' })).toBeInTheDocument();
});

test('nothing is asked for a record of which no module may say that it uses it', () => {
  expect(usesAsked({ ...linesOfBusiness, usedBy: {} }, { secureId: id })).toEqual({});
});

test('the question before a whole set is switched on says what it does, where the services tell', async () => {
  signInAs('ADMIN01', { 'product-insurance-v2:browse': 'Full Access' });
  const note = 'Seluruh set SET-SPK-003 diaktifkan: 96 baris.';
  const services = new Services().on(`GET /api/middle-v2/product-insurance-v2/${id}/activation`, {
    result: { id: note, en: 'The whole set' },
  });
  show({ services, path: '/x', element: <p>Isi</p>, routes });
  act(() => confirm({ title: 'Aktifkan?', ...activationAsked(tariffsV2, { secureId: id }) }, () => {}));
  expect(await within(await screen.findByRole('alertdialog')).findByText(note)).toBeInTheDocument();
  expect(activationAsked(linesOfBusiness, { secureId: id })).toEqual({});
});
