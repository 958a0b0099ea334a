import { screen } from '@testing-library/react';
import { box, cardTypes as resource, id, list, record, beginAsEditor } from './card-type-form.fixtures.tsx';
import { belongToBranch, Services, show, signInAs } from '../../test/harness.tsx';
import { CreatePage, UpdatePage } from './pages.tsx';

const cardTypes = {
  ...resource,
  fields: { ...resource.fields, numberCode: { ...resource.fields.numberCode, notForBranches: true as const } },
};
const services = () => new Services().on(`GET ${list}/${id}`, { result: record });

beforeEach(() => {
  beginAsEditor();
  signInAs('ADMCB01', { 'card-types:browse': 'Full Access' });
  belongToBranch();
});

test('a user of a branch fills in a required field of a new record that is not for branches', async () => {
  show({ services: services(), path: '/card-types/create', element: <CreatePage resource={cardTypes} /> });
  expect(await screen.findByRole('textbox', { name: /Kode nomor/ })).toBeVisible();
});

test('a user of a branch is not asked for an optional one', async () => {
  const { numberCode } = cardTypes.fields;
  const optional = { ...cardTypes, fields: { ...cardTypes.fields, numberCode: { ...numberCode, required: false } } };
  show({ services: services(), path: '/card-types/create', element: <CreatePage resource={optional as never} /> });
  expect(await screen.findByRole('textbox', { name: /^Nama/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Kode nomor/ })).toBeNull();
});

test('a user of a branch does not see such a field of a stored record', async () => {
  const element = <UpdatePage resource={cardTypes} secureId={id} />;
  show({ services: services(), path: '/card-types/:id/update', at: `/card-types/${id}/update`, element });
  await screen.findByDisplayValue(record.name);
  expect(screen.queryByRole('textbox', { name: /Kode nomor/ })).toBeNull();
  expect(box(/^Nama/)).toBeVisible();
});
