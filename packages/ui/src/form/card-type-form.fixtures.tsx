// The form of card types with fake services, for the tests of forms.
import { cardTypes as contract } from '@console/contracts/cards/card-types';
import { text } from '@console/contracts/core/text';
import { screen } from '@testing-library/react';
import { id, record as cardType } from '../../test/card-type.ts';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { CreatePage, UpdatePage } from './pages.tsx';

export const cardTypes = {
  ...contract,
  titles: {
    numberCode: text('Kode nomor'),
    tier: text('Tingkat'),
    physical: text('Fisik'),
    validityMonths: text('Masa berlaku'),
    replacementFee: text('Biaya penggantian'),
    ecardPrintFee: text('Biaya cetak'),
    programTypeIds: text('Jenis program'),
  },
};
export const program = '4f1d8a6e-91a6-5b5c-8f0f-5f5f3d1a2b33';
export { id };
export const record = { ...cardType, programTypeIds: [program] };
export const list = '/api/middle/card-types';

export const services = () =>
  new Services()
    .on(`GET ${list}/${id}`, { result: record })
    .on(`POST ${list}/unique`, { result: { valid: true } })
    .on('GET /api/middle/program-type/lov', { result: [{ secureId: program, code: 'NMC', name: 'Program NMC' }] });

export const create = (with_ = services()) =>
  show({ services: with_, path: '/card-types/create', element: <CreatePage resource={cardTypes} /> });
export const update = (with_ = services()) =>
  show({
    services: with_,
    path: '/card-types/:id/update',
    at: `/card-types/${id}/update`,
    element: <UpdatePage resource={cardTypes} secureId={id} />,
  });

export const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Simpan' });

/** Starts each test with an empty tab and a user who may do everything with card types. */
export const beginAsEditor = () => {
  sessionStorage.clear();
  signInAs('ADMIN01', { 'card-types:browse': 'Full Access' });
};

/** Fills all required fields of a new card type. */
export async function fill(user: ReturnType<typeof show>['user'], name = 'Reguler') {
  await user.type(box('Kode'), 'reg');
  await user.type(box(/^Nama/), name);
  for (const [title, text] of [
    [/Kode nomor/, '01'],
    [/Tingkat/, '1'],
    [/Masa berlaku/, '60'],
  ] as const)
    await user.type(box(title), text);
  await user.type(box(/penggantian/), '25000');
  await user.type(box(/cetak/), '0');
  await user.type(box(/Urutan/), '1');
  await user.click(screen.getByRole('checkbox', { name: /Fisik/ }));
}
