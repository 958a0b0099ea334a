// Tests of the form: one file, since all of them use its fake services and helpers.
import { notices } from '@console/auth';
import { cardTypes as contract } from '@console/contracts/cards/card-types';
import { text } from '@console/contracts/core/text';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { hasUnsavedChanges } from './index.ts';
import { CreatePage, UpdatePage } from './pages.tsx';

const cardTypes = {
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
const id = '0b0e7a39-3a38-5a0e-9d2c-0a4f3b7f3c11';
const program = '4f1d8a6e-91a6-5b5c-8f0f-5f5f3d1a2b33';
const record = {
  secureId: id,
  version: 3,
  status: 'active',
  createdBy: 'ADMIN01',
  createdAt: '2026-01-02T09:00:00+07:00',
  updatedBy: 'ADMIN02',
  updatedAt: '2026-02-03T10:00:00+07:00',
  code: 'REG',
  name: 'Reguler',
  numberCode: '01',
  tier: 1,
  physical: true,
  digital: false,
  sharia: false,
  validityMonths: 60,
  replacementFee: 25000,
  ecardPrintFee: 0,
  programTypeIds: [program],
  supplementary: false,
  sortOrder: 1,
};
const list = '/api/middle/card-types';

const services = () =>
  new Services()
    .on(`GET ${list}/${id}`, { result: record })
    .on(`POST ${list}/unique`, { result: { valid: true } })
    .on('GET /api/middle/program-type/lov', { result: [{ secureId: program, code: 'NMC', name: 'Program NMC' }] });

const create = (with_ = services()) =>
  show({ services: with_, path: '/card-types/create', element: <CreatePage resource={cardTypes} /> });
const update = (with_ = services()) =>
  show({
    services: with_,
    path: '/card-types/:id/update',
    at: `/card-types/${id}/update`,
    element: <UpdatePage resource={cardTypes} secureId={id} />,
  });

const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Simpan' });

beforeEach(() => {
  sessionStorage.clear();
  signInAs('ADMIN01', { 'card-types:browse': 'Full Access' });
});

/** Fills all required fields of a new card type. */
async function fill(user: ReturnType<typeof show>['user'], name = 'Reguler') {
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

test('a rule over several fields is checked as the services do', async () => {
  const with_ = services();
  const { user } = create(with_);
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: /Fisik/ }));
  await user.click(save());
  expect(await screen.findByText('Pilih fisik, digital, atau keduanya')).toBeInTheDocument();
  expect(with_.to(`POST ${list}`)).toHaveLength(0);
});

test('a refusal without a field is a snackbar, and the form stays', async () => {
  const with_ = services().on(`POST ${list}`, {
    status: 500,
    refusal: { code: 'INTERNAL', message: 'Terjadi kesalahan. Kode: r-1' },
  });
  const { user } = create(with_);
  await fill(user);
  await user.click(save());
  expect(await screen.findByText('Terjadi kesalahan. Kode: r-1')).toBeInTheDocument();
  expect(box(/^Nama/)).toHaveValue('Reguler');
});

test('after a passing failure the notice itself sends the save again, with the same key, once', async () => {
  let away = true;
  const with_ = services().on(`POST ${list}`, () =>
    away
      ? { status: 503, refusal: { code: 'DATABASE_UNAVAILABLE', message: 'Basis data sedang tidak dapat dihubungi' } }
      : { status: 201, result: record },
  );
  const { user } = create(with_);
  await fill(user);
  await user.click(save());
  expect(await screen.findByText('Basis data sedang tidak dapat dihubungi')).toBeInTheDocument();
  expect(box(/^Nama/)).toHaveValue('Reguler');
  // It stays until the next try: what was typed is not saved.
  const { action, sticky } = notices.get().find(({ text: said }) => said.startsWith('Basis data'))!;
  expect(sticky).toBe(true);
  expect(action?.text).toBe('Coba lagi');
  await act(async () => action!.run());
  expect(with_.to(`POST ${list}`)).toHaveLength(2);
  away = false;
  await act(async () =>
    notices
      .get()
      .find(({ text: said }) => said.startsWith('Basis data'))!
      .action!.run(),
  );
  expect(await screen.findByTestId('address')).toHaveTextContent(`/card-types/${id}`);
  expect(notices.get().some(({ text: said }) => said.startsWith('Basis data'))).toBe(false);
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

test('numeric inputs refuse e, plus, comma and minus, clean pasted text and group digits on leaving', async () => {
  const { user } = create();
  const fee = box(/penggantian/);
  await user.type(fee, '-2e+5,00.0');
  expect(fee).toHaveValue('25000');
  await user.tab();
  expect(fee).toHaveValue('25.000');
  await user.clear(fee);
  await user.click(fee);
  await user.paste('Rp 400.000');
  expect(fee).toHaveValue('400000');
});

test('an update shows fixed fields, names referenced records and sends the version', async () => {
  const with_ = services().on(`PUT ${list}`, { result: { ...record, version: 4 } });
  const { user } = update(with_);
  expect(await screen.findByText('NMC - Program NMC')).toBeInTheDocument();
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

test('warns before typing is lost, and only then', async () => {
  const { user, router } = create();
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByTestId('address')).toBeInTheDocument();
  await act(() => router.navigate('/card-types/create'));
  await user.type(await screen.findByRole('textbox', { name: /^Nama/ }), 'x');
  expect(hasUnsavedChanges()).toBe(true);
  await act(() => router.navigate('/elsewhere'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Perubahan belum disimpan. Tinggalkan halaman?' });
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  expect(box(/^Nama/)).toHaveValue('x');
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/elsewhere');
  expect(hasUnsavedChanges()).toBe(false);
});

test('typing survives a reload and is offered for restoring', async () => {
  const first = create();
  await first.user.type(box(/^Nama/), 'Prioritas');
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  const { user } = create();
  expect(box(/^Nama/)).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Pulihkan isian' }));
  expect(box(/^Nama/)).toHaveValue('Prioritas');
});

test('drafts belong to one user', async () => {
  const first = create();
  await first.user.type(box(/^Nama/), 'Prioritas');
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  signInAs('OTHER', { 'card-types:browse': 'Full Access' });
  create();
  expect(screen.queryByRole('button', { name: 'Pulihkan isian' })).not.toBeInTheDocument();
});

test('a stale version shows both values field by field, and saves on top of the current version', async () => {
  const theirs = { ...record, version: 7, tier: 4, sortOrder: 9, updatedBy: 'BUDI' };
  const with_ = services().on(`PUT ${list}`, ({ body }) =>
    (body as { version: number }).version === 7
      ? { result: { ...theirs, version: 8 } }
      : {
          status: 409,
          refusal: { code: 'STALE_VERSION', message: 'Data sudah diubah oleh pengguna lain', result: theirs },
        },
  );
  const { user } = update(with_);
  const tier = await screen.findByRole('textbox', { name: /Tingkat/ });
  await user.clear(tier);
  await user.type(tier, '2');
  await user.clear(box(/^Nama/));
  await user.type(box(/^Nama/), 'Reguler Baru');
  await user.click(save());
  const dialog = await screen.findByRole('alertdialog', { name: 'Data sudah diubah oleh pengguna lain' });
  expect(within(dialog).getByText(/Diubah oleh BUDI/)).toBeInTheDocument();
  const use = within(dialog).getByRole('button', { name: 'Pakai pilihan' });
  expect(use).toBeDisabled();
  expect(within(dialog).getAllByRole('row')).toHaveLength(4);
  await user.click(within(dialog).getByRole('radio', { name: 'Tingkat: Isian Anda' }));
  await user.click(use);
  expect(box(/^Nama/)).toHaveValue('Reguler Baru');
  expect(box(/Urutan/)).toHaveValue('9');
  await user.click(save());
  await screen.findByText('Data berhasil disimpan');
  expect(with_.to(`PUT ${list}`)[1]?.body).toMatchObject({ version: 7, tier: 2, sortOrder: 9, name: 'Reguler Baru' });
});

test('a newer version without visible differences is taken over silently, also one saved by another user', async () => {
  const theirs = { ...record, version: 7, updatedBy: 'BUDI', name: 'Reguler Baru' };
  const with_ = services().on(`PUT ${list}`, ({ body }) =>
    (body as { version: number }).version === 7
      ? { result: { ...theirs, version: 8, tier: 2 } }
      : { status: 409, refusal: { code: 'STALE_VERSION', message: 'x', result: theirs } },
  );
  const { user } = update(with_);
  const tier = await screen.findByRole('textbox', { name: /Tingkat/ });
  await user.clear(tier);
  await user.type(tier, '2');
  // Fields that both changed to the same value are no conflict either.
  await user.clear(box(/^Nama/));
  await user.type(box(/^Nama/), 'Reguler Baru');
  await user.click(save());
  await screen.findByText('Data berhasil disimpan');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(with_.to(`PUT ${list}`).map(({ body }) => body)).toEqual([
    expect.objectContaining({ version: record.version, tier: 2 }),
    expect.objectContaining({ version: 7, tier: 2, name: 'Reguler Baru' }),
  ]);
});

test('changes of different fields are merged without a question, with a notice of who changed which', async () => {
  const theirs = { ...record, version: 7, sortOrder: 9, updatedBy: 'BUDI' };
  const with_ = services().on(`PUT ${list}`, ({ body }) =>
    (body as { version: number }).version === 7
      ? { result: { ...theirs, version: 8, tier: 2 } }
      : { status: 409, refusal: { code: 'STALE_VERSION', message: 'x', result: theirs } },
  );
  const { user } = update(with_);
  const tier = await screen.findByRole('textbox', { name: /Tingkat/ });
  await user.clear(tier);
  await user.type(tier, '2');
  await user.click(save());
  await screen.findByText(/^BUDI mengubah Urutan pada saat yang sama/);
  await screen.findByText('Data berhasil disimpan');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(with_.to(`PUT ${list}`).map(({ body }) => body)).toEqual([
    expect.objectContaining({ version: record.version, tier: 2, sortOrder: 1 }),
    expect.objectContaining({ version: 7, tier: 2, sortOrder: 9 }),
  ]);
});

test('masked values are not compared: a person decides', async () => {
  const masked = {
    ...cardTypes,
    fields: { ...cardTypes.fields, name: { ...cardTypes.fields.name, personal: 'phone' as const } },
  };
  const with_ = services().on(`PUT ${list}`, {
    status: 409,
    refusal: { code: 'STALE_VERSION', message: 'x', result: { ...record, version: 7 } },
  });
  const { user } = show({
    services: with_,
    path: '/card-types/:id/update',
    at: `/card-types/${id}/update`,
    element: <UpdatePage resource={masked} secureId={id} />,
  });
  const name = await screen.findByRole('textbox', { name: /^Nama/ });
  await user.clear(name);
  await user.type(name, 'Reguler Baru');
  await user.click(save());
  await screen.findByRole('alertdialog', { name: 'Data sudah diubah oleh pengguna lain' });
  expect(with_.to(`PUT ${list}`)).toHaveLength(1);
});

test('retries stop when others keep changing the record', async () => {
  let version = record.version;
  const with_ = services().on(`PUT ${list}`, () => ({
    status: 409,
    refusal: { code: 'STALE_VERSION', message: 'x', result: { ...record, version: (version += 1) } },
  }));
  const { user } = update(with_);
  const tier = await screen.findByRole('textbox', { name: /Tingkat/ });
  await user.clear(tier);
  await user.type(tier, '2');
  await user.click(save());
  await screen.findByRole('alertdialog', { name: 'Data sudah diubah oleh pengguna lain' });
  expect(with_.to(`PUT ${list}`)).toHaveLength(4);
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

test('typing replaces the number in an input entered by Tab', async () => {
  const { user } = update();
  const before = await screen.findByRole('textbox', { name: /Masa berlaku/ });
  act(() => before.focus());
  await user.tab();
  expect(box(/penggantian/)).toHaveFocus();
  await user.keyboard('30000');
  expect(box(/penggantian/)).toHaveValue('30000');
});

test('the error of a field appears only after the click that left it', async () => {
  const { user } = create();
  await user.type(box(/^Nama/), 'ab');
  const physical = screen.getByRole('checkbox', { name: /Fisik/ });
  await user.pointer({ keys: '[MouseLeft>]', target: physical });
  expect(screen.queryByText('Minimal 3 karakter')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: physical });
  expect(physical).toBeChecked();
  expect(await screen.findByText('Minimal 3 karakter')).toBeInTheDocument();
});
