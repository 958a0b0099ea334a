import { screen, within } from '@testing-library/react';
import { show } from '../../test/harness.tsx';
import { UpdatePage } from './pages.tsx';
import { id, record, list, services, update, box, save, beginAsEditor, cardTypes } from './card-type-form.fixtures.tsx';

beforeEach(beginAsEditor);

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
