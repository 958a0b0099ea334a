import { checkFile, checkImage, ruleOfKinds } from './check-file.ts';

/** A file that claims this size in bytes. */
const file = (name: string, size: number) => Object.defineProperty(new File(['x'], name), 'size', { value: size });
const megabyte = 1024 * 1024;

test('each kind of file has its own limit', () => {
  const rule = ruleOfKinds(['csv', 'excel']);
  expect(checkFile(rule, file('kode.csv', 15 * megabyte))).toBeNull();
  expect(checkFile(rule, file('kode.XLSX', 15 * megabyte))?.parameters).toEqual({ limit: '10 MB' });
  expect(checkFile(rule, file('kode.csv', 21 * megabyte))?.parameters).toEqual({ limit: '20 MB' });
});

test('an empty file and one of another kind are refused with the texts of the services', () => {
  const rule = ruleOfKinds(['csv']);
  expect(checkFile(rule, file('kode.csv', 0))?.text.id).toBe('File kosong');
  expect(checkFile(rule, file('kode.pdf', 1))).toMatchObject({
    text: { id: 'Jenis file tidak sesuai. Gunakan {kinds}' },
    parameters: { kinds: 'CSV' },
  });
});

test('a drawing is chosen where the field takes drawings, up to the limit in kilobytes', async () => {
  const icon = { maximumBytes: 256 * 1024, types: ['image/png', 'image/svg+xml'] };
  const drawing = (bytes: number) => new File([new Uint8Array(bytes)], 'ikon.svg', { type: 'image/svg+xml' });
  expect(await checkImage(icon, drawing(1_000))).toEqual({ fault: null });
  expect((await checkImage(icon, drawing(256 * 1024 + 1))).fault?.parameters).toEqual({ limit: '256 KB' });
  expect((await checkImage({ ...icon, types: ['image/png'] }, drawing(1_000))).fault?.parameters).toEqual({
    kinds: 'PNG',
  });
});
