import { notices } from '@console/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { hasUnsavedChanges } from './index.ts';
import {
  id,
  record,
  list,
  services,
  create,
  update,
  box,
  save,
  beginAsEditor,
  fill,
} from './card-type-form.fixtures.tsx';

beforeEach(beginAsEditor);

test('shows errors when a field is left and on save, and focuses the first', async () => {
  const { user } = create();
  await user.type(box(/^Nama/), 'ab');
  await user.tab();
  expect(await screen.findByText('Minimal 3 karakter')).toBeInTheDocument();
  expect(box(/^Nama/)).toHaveAccessibleDescription('Minimal 3 karakter');
  await user.click(save());
  expect(box('Kode')).toHaveFocus();
  expect(box('Kode')).toHaveAccessibleDescription('Wajib diisi');
  await user.type(box(/^Nama/), 'c');
  expect(screen.queryByText('Minimal 3 karakter')).not.toBeInTheDocument();
});

test('saves once, normalised, with an idempotency key, and opens the record', async () => {
  const with_ = services();
  let answer = () => {};
  with_.on(`POST ${list}`, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { status: 201, result: record };
  });
  const { user } = create(with_);
  await fill(user, '  Reguler  Plus ');
  await user.type(box(/^Nama/), '{Enter}{Enter}');
  await user.click(save());
  await waitFor(() => expect(with_.to(`POST ${list}`)).toHaveLength(1));
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  answer();
  expect(await screen.findByText('Data berhasil disimpan')).toBeInTheDocument();
  expect(await screen.findByTestId('address')).toHaveTextContent(`/card-types/${id}`);
  const [call] = with_.to(`POST ${list}`);
  expect(call?.body).toMatchObject({
    code: 'REG',
    name: 'Reguler Plus',
    tier: 1,
    replacementFee: 25000,
    physical: true,
    digital: false,
    programTypeIds: [],
  });
  expect(call?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(hasUnsavedChanges()).toBe(false);
});

test('an error of the services is shown beside its field', async () => {
  const with_ = services().on(`POST ${list}`, {
    status: 409,
    refusal: { code: 'DUPLICATE', message: 'Nilai sudah digunakan', field: 'name' },
  });
  const { user } = create(with_);
  await fill(user);
  await user.click(save());
  expect(await screen.findByText('Nilai sudah digunakan')).toBeInTheDocument();
  expect(box(/^Nama/)).toHaveFocus();
  expect(box(/^Nama/)).toHaveValue('Reguler');
});

test('an error about another record says which, with a link to its page', async () => {
  const at = `/card-types/${id}`;
  const with_ = services().on(`POST ${list}`, {
    status: 409,
    refusal: {
      code: 'PERIOD_OVERLAP',
      message: 'Periode bertabrakan dengan data lain',
      errors: [{ field: 'name', code: 'PERIOD_OVERLAP', parameters: { clash: 'REG Reguler' }, at }],
    },
  });
  const { user } = create(with_);
  await fill(user);
  await user.click(save());
  expect(await screen.findByText(/^Bertabrakan dengan REG Reguler/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buka data itu' })).toHaveAttribute('href', at);
});

test('a rule over several fields is checked as the services do', async () => {
  const with_ = services();
  const { user } = create(with_);
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: /Fisik/ }));
  await user.click(save());
  expect(await screen.findByText('Pilih fisik, digital, atau keduanya')).toBeInTheDocument();
  expect(with_.to(`POST ${list}`)).toHaveLength(0);
});

test('a refusal without a field stands beside the button, and the form stays', async () => {
  const with_ = services().on(`POST ${list}`, {
    status: 500,
    refusal: { code: 'INTERNAL', message: 'Terjadi kesalahan. Kode: r-1' },
  });
  const { user } = create(with_);
  await fill(user);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Belum tersimpan. Terjadi kesalahan. Kode: r-1');
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  expect(notices.get()).toEqual([]);
  expect(box(/^Nama/)).toHaveValue('Reguler');
});

test('after a passing failure the line beside the button sends the save again, with the same key, once', async () => {
  let away = true;
  const with_ = services().on(`POST ${list}`, () =>
    away
      ? { status: 503, refusal: { code: 'DATABASE_UNAVAILABLE', message: 'Basis data sedang tidak dapat dihubungi' } }
      : { status: 201, result: record },
  );
  const { user } = create(with_);
  await fill(user);
  await user.click(save());
  const line = 'Belum tersimpan. Basis data sedang tidak dapat dihubungi';
  expect(await screen.findByRole('alert')).toHaveTextContent(line);
  expect(box(/^Nama/)).toHaveValue('Reguler');
  const again = () => user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await again();
  expect(with_.to(`POST ${list}`)).toHaveLength(2);
  expect(await screen.findByRole('alert')).toHaveTextContent(line);
  away = false;
  await again();
  expect(await screen.findByTestId('address')).toHaveTextContent(`/card-types/${id}`);
  expect(screen.queryByText(line)).toBeNull();
  const keys = with_.to(`POST ${list}`).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a duplicate value is reported on leaving the field', async () => {
  const with_ = services().on(`POST ${list}/unique`, ({ body }) => ({
    result: { valid: (body as { value: string }).value !== 'REG' },
  }));
  const { user } = create(with_);
  await user.type(box('Kode'), 'reg');
  await user.tab();
  expect(await screen.findByText('Nilai sudah digunakan')).toBeInTheDocument();
  expect(with_.to(`POST ${list}/unique`)[0]?.body).toEqual({ field: 'code', value: 'REG' });
  await user.type(box('Kode'), '2');
  await user.tab();
  await waitFor(() => expect(screen.queryByText('Nilai sudah digunakan')).not.toBeInTheDocument());
});

test('an update shows fixed fields, names referenced records and sends the version', async () => {
  const with_ = services().on(`PUT ${list}`, { result: { ...record, version: 4 } });
  const { user } = update(with_);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Jenis program/ })).toHaveValue('NMC - Program NMC'),
  );
  expect(screen.queryByRole('textbox', { name: /^Kode$/ })).not.toBeInTheDocument();
  await user.clear(box(/^Nama/));
  await user.type(box(/^Nama/), 'Reguler Baru');
  await user.click(save());
  await screen.findByText('Data berhasil disimpan');
  expect(with_.to(`PUT ${list}`)[0]?.body).toMatchObject({
    secureId: id,
    version: 3,
    code: 'REG',
    name: 'Reguler Baru',
  });
});

test('cancel returns to where the form was opened, or to the list when it was opened by its address', async () => {
  const { user, router } = create();
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/card-types');
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/card-types/create'));
  await user.click(await screen.findByRole('button', { name: 'Batal' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/elsewhere');
});

test('a list that may be empty is not marked as required', () => {
  create();
  expect(screen.getByRole('combobox', { name: 'Jenis program' })).not.toBeRequired();
  expect(box('Kode')).toBeRequired();
});
