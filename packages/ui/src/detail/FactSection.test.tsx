import { cardTypes as declared } from '@console/contracts/cards/card-types';
import { text } from '@console/contracts/core/text';
import { screen } from '@testing-library/react';
import { record } from '../../test/card-type.ts';
import { belongToBranch, Services, show, signInAs } from '../../test/harness.tsx';
import { FactSection } from './FactSection.tsx';

const cardTypes = {
  ...declared,
  fields: { ...declared.fields, numberCode: { ...declared.fields.numberCode, notForBranches: true as const } },
};
const price = { title: text('Nomor'), fields: ['numberCode'] };
const open = () =>
  show({
    services: new Services(),
    path: '/',
    at: '/',
    element: <FactSection resource={cardTypes} section={price} record={record as never} />,
  });

beforeEach(() => signInAs('ADMCB01', { 'card-types:browse': 'View Only' }));

test('a group of fields has its heading', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Nomor' })).toBeVisible();
});

test('a group is absent for a person who may see none of its fields', () => {
  belongToBranch();
  open();
  expect(screen.queryByRole('heading', { name: 'Nomor' })).toBeNull();
});
