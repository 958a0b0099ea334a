import { cardTypes } from '@console/contracts/cards/card-types';
import { text } from '@console/contracts/core/text';
import { screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { SteppedForm, type FormStep } from './index.ts';

const steps: readonly FormStep[] = [
  { key: 'identity', title: text('Identitas'), sections: [{ fields: ['code', 'name', 'numberCode'] }] },
  {
    key: 'terms',
    title: text('Biaya'),
    sections: [{ fields: ['replacementFee'] }],
    children: () => <p>Keterangan biaya</p>,
  },
];
const initial = {
  programTypeIds: [],
  sortOrder: 0,
  tier: 1,
  validityMonths: 60,
  replacementFee: 0,
  ecardPrintFee: 0,
  physical: true,
};
const path = 'POST /api/middle/card-types';
const free = () => new Services().on('POST /api/middle/card-types/unique', { result: { valid: true } });

function open(services = free()) {
  signInAs('ADMIN01', { 'card-types:browse': 'Full Access' });
  return show({
    services,
    path: '/',
    element: <SteppedForm resource={cardTypes} steps={steps} check={text('Periksa')} initial={initial} />,
  });
}
const current = () => screen.getByRole('list', { name: 'Langkah' }).querySelector('[aria-current=step]');
const next = () => screen.getByRole('button', { name: 'Lanjut' });

async function fillIdentity(user: ReturnType<typeof open>['user'], code = 'EMAS') {
  await user.type(screen.getByLabelText(/^Kode\*?$/), code);
  await user.type(screen.getByLabelText(/^Nama/), 'Emas');
  await user.type(screen.getByLabelText(/nomor/i), '07');
}

test('a step with errors cannot be left, and its first faulty field gets the focus', async () => {
  const { user } = open();
  await user.click(next());
  expect(current()).toHaveTextContent('Identitas');
  expect(screen.getByLabelText(/^Kode\*?$/)).toHaveFocus();
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(1);
});

test('typed values stay through the steps, are shown together, and are saved once', async () => {
  const services = free().on(path, { result: { secureId: 'new-id', version: 1 } });
  const { user } = open(services);
  await fillIdentity(user);
  await user.click(next());
  expect(current()).toHaveTextContent('Biaya');
  expect(screen.getByText('Keterangan biaya')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Identitas/ }));
  expect(screen.getByLabelText(/^Nama/)).toHaveValue('Emas');
  await user.click(next());
  await user.click(next());
  expect(current()).toHaveTextContent('Periksa');
  expect(screen.getByText('EMAS')).toBeInTheDocument();
  await user.dblClick(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/card-types/new-id');
  expect(services.to(path)).toHaveLength(1);
  expect(services.to(path)[0]?.body).toMatchObject({ code: 'EMAS', name: 'Emas', numberCode: '07' });
});

test('a refusal opens the step of its field', async () => {
  const { user } = open(
    free().on(path, { status: 409, refusal: { code: 'DUPLICATE', field: 'code', message: 'Kode sudah digunakan' } }),
  );
  await fillIdentity(user);
  await user.click(next());
  await user.click(next());
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
  expect(current()).toHaveTextContent('Identitas');
  expect(screen.getByLabelText(/^Kode\*?$/)).toHaveFocus();
});

test('a step is asked about before the next one, and already when a field that it names is left', async () => {
  signInAs('ADMIN01', { 'card-types:browse': 'Full Access' });
  const asked: unknown[] = [];
  let refusal: { readonly field: string; readonly code: string } | null = { field: 'name', code: 'NOT_ALLOWED' };
  const ask = async (values: object) => {
    asked.push(values);
    return refusal
      ? { error: { status: 422, code: 'VALIDATION', message: '', errors: [refusal] } as never }
      : { data: null };
  };
  const { user } = show({
    services: free(),
    path: '/',
    element: (
      <SteppedForm
        resource={cardTypes}
        steps={[
          {
            ...steps[0]!,
            ask,
            askOn: ['name'],
            children: (_values, errors) => <p>Salah: {Object.keys(errors).join(', ') || 'tidak ada'}</p>,
          },
          steps[1]!,
        ]}
        check={text('Periksa')}
        last={[{ fields: ['physical'] }]}
        summary={<p>Ringkasan</p>}
        initial={initial}
      />
    ),
  });
  await fillIdentity(user);
  expect(asked).toHaveLength(1);
  expect(await screen.findByText('Salah: name')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Nama/)).not.toHaveFocus();
  await user.click(next());
  expect(current()).toHaveTextContent('Identitas');
  expect(screen.getByLabelText(/^Nama/)).toHaveFocus();
  refusal = null;
  await user.click(next());
  expect(current()).toHaveTextContent('Biaya');
  await user.click(next());
  expect(screen.getByText('Ringkasan')).toBeInTheDocument();
  expect(screen.getByLabelText(/Fisik|Kartu fisik/)).toBeChecked();
});

test('what is typed is kept, offered at the next visit until it is answered, and over once it is saved', async () => {
  sessionStorage.clear();
  signInAs('ADMIN01', { 'card-types:browse': 'Full Access' });
  const kept: unknown[] = [];
  const draft = { values: { code: 'PERAK', name: 'Perak' }, at: '2026-03-01T09:00:00+07:00' };
  const keep = (values: object | null) => {
    kept.push(values);
    return Promise.resolve('2026-03-01T10:05:00+07:00');
  };
  const services = free().on(path, { result: { secureId: 'new-id', version: 1 } });
  const { user } = show({
    services,
    path: '/',
    element: (
      <SteppedForm
        resource={cardTypes}
        steps={steps}
        check={text('Periksa')}
        initial={initial}
        drafts={{ draft, days: 30, keep }}
      />
    ),
  });
  await user.type(screen.getByLabelText(/nomor/i), '07');
  await user.click(await screen.findByRole('button', { name: 'Pulihkan isian' }));
  expect(screen.getByLabelText(/^Kode\*?$/)).toHaveValue('PERAK');
  expect(screen.queryByRole('button', { name: 'Pulihkan isian' })).not.toBeInTheDocument();
  expect(kept).toEqual([]);
  expect(await screen.findByText(/Tersimpan sebagai draf pukul 10:05/)).toBeVisible();
  expect(kept).toEqual([{ code: 'PERAK', name: 'Perak', numberCode: '07' }]);
  await user.click(next());
  await user.click(next());
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/card-types/new-id');
  expect(kept).toHaveLength(1);
});
