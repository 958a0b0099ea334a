import { image, line } from '@console/contracts/core/fields';
import { defineResource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { CreatePage } from '../form/index.ts';

const fileId = '7f0d4f83-9a54-4a9f-9d5e-1c2b3a4d5e6f';
const rule = { width: 720, height: 480, tolerance: 0.02, maximumBytes: 1_000_000, types: ['image/jpeg', 'image/png'] };
const pictures = defineResource({
  module: 'pictures',
  title: text('Gambar'),
  label: 'title',
  volume: 1,
  list: { defaultSort: ['title,asc'] },
  operations: ['list', 'detail', 'create', 'update'],
  titles: { title: text('Judul'), photo: text('Foto') },
  fields: { title: line({ maximum: 20 }), photo: image(rule) },
});

const picture = (name = 'foto.png', bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'image/png' });
const upload = 'POST /api/direct/file';

/** Size that the browser finds when it decodes an image. */
let pixels = { width: 720, height: 480 };

beforeEach(() => {
  sessionStorage.clear();
  pixels = { width: 720, height: 480 };
  signInAs('ADMIN01', { 'pictures:browse': 'Full Access' });
  globalThis.createImageBitmap = (() => Promise.resolve(pixels)) as unknown as typeof createImageBitmap;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

async function open(services: Services) {
  const view = show({
    services,
    path: '/pictures/create',
    element: (
      <CreatePage
        resource={pictures}
        sections={[{ fields: ['title', { name: 'photo', previewWidths: [320, 200] }] }]}
      />
    ),
  });
  const input = await screen.findByLabelText(/^Foto.*Pilih file$/);
  return {
    ...view,
    input,
    choose: (file: File) => act(() => void fireEvent.change(input, { target: { files: [file] } })),
  };
}

test('an image is uploaded at once, previewed at the widths, and saved by its file id', async () => {
  const services = new Services()
    .on(upload, { result: { fileId } })
    .on('POST /api/middle/pictures', { result: { secureId: 'p1', version: 1 } });
  const { user, choose } = await open(services);
  choose(picture());
  expect(await screen.findByRole('img', { name: 'Pratinjau 320 piksel' })).toHaveStyle({ width: '320px' });
  // The height is there before the picture is decoded: what stands below does not move from under the pointer.
  expect(screen.getByRole('img', { name: 'Pratinjau 200 piksel' })).toHaveStyle({ aspectRatio: '720 / 480' });
  const body = services.to(upload)[0]?.body as FormData;
  expect([body.get('kind'), body.get('module'), (body.get('file') as File).name]).toEqual([
    'image',
    'pictures',
    'foto.png',
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Judul' }), 'Promo');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Data berhasil disimpan');
  expect(services.to('POST /api/middle/pictures')[0]?.body).toEqual({ title: 'Promo', photo: fileId });
});

test.each([
  ['an ending that does not fit', picture('foto.gif'), undefined, 'Jenis file tidak sesuai. Gunakan JPG, JPEG, PNG'],
  ['too many bytes', picture('foto.png', 1_000_001), undefined, 'Ukuran file maksimal 1 MB'],
  ['nothing in it', picture('foto.png', 0), undefined, 'File kosong'],
  ['other pixels', picture(), { width: 800, height: 480 }, 'Ukuran gambar harus 720×480 piksel, bukan 800×480'],
] as const)('refuses %s before sending and keeps the rest of the form', async (_, file, size, message) => {
  const services = new Services();
  if (size) pixels = size;
  const { user, choose } = await open(services);
  await user.type(screen.getByRole('textbox', { name: 'Judul' }), 'Promo');
  choose(file);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(services.to(upload)).toHaveLength(0);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Judul' })).toHaveValue('Promo');
});

test('saving waits for an upload, which can be cancelled', async () => {
  const services = new Services().on(upload, () => new Promise(() => undefined));
  const { user, choose } = await open(services);
  choose(picture());
  expect(await screen.findByRole('progressbar', { name: 'Mengunggah 50%' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Batalkan unggahan' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled());
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('saving waits for a picture that is still decoded', async () => {
  let decoded: (image: typeof pixels) => void = () => undefined;
  globalThis.createImageBitmap = (() =>
    new Promise((resolve) => {
      decoded = resolve;
    })) as unknown as typeof createImageBitmap;
  const { choose } = await open(new Services().on(upload, { result: { fileId } }));
  choose(picture());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled());
  act(() => decoded(pixels));
  await screen.findByRole('img', { name: 'Pratinjau 320 piksel' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled());
});

test('an image whose content the services refuse clears the field', async () => {
  const services = new Services().on(upload, {
    status: 422,
    refusal: { code: 'FILE_BROKEN', message: 'File rusak atau tidak dapat dibaca' },
  });
  const { choose } = await open(services);
  choose(picture());
  expect(await screen.findByText('File rusak atau tidak dapat dibaca')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an image can be dropped or pasted', async () => {
  const services = new Services().on(upload, { result: { fileId } });
  const { input } = await open(services);
  act(() => void fireEvent.drop(input.parentElement!, { dataTransfer: { files: [picture('a.png')] } }));
  await waitFor(() => expect(services.to(upload)).toHaveLength(1));
  await screen.findAllByRole('img');
  act(() => void fireEvent.paste(input, { clipboardData: { files: [picture('b.png')] } }));
  await waitFor(() => expect(services.to(upload)).toHaveLength(2));
});
