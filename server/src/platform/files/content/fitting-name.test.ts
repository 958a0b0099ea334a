import { fileKinds, fileRules } from '@console/contracts/platform/files';
import { fittingName } from './fitting-name.ts';

test.each([
  ['foto.png', 'image/png', 'foto.png'],
  ['FOTO.JPEG', 'image/jpeg', 'FOTO.JPEG'],
  ['foto.html', 'image/png', 'foto.html.png'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['', 'text/csv', 'file.csv'],
  ['.csv', 'text/csv', '.csv.csv'],
  [`${'a'.repeat(300)}.svg`, 'image/webp', `${'a'.repeat(250)}.webp`],
])('%s with the content of %s is kept as %s', (given, type, kept) => {
  expect(fittingName(given, type)).toBe(kept);
});

test('every ending that the client offers is one of the names that are given', () => {
  const types = {
    csv: ['text/csv'],
    excel: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.ms-excel'],
    image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff', 'image/avif'],
    pdf: ['application/pdf'],
  } as const;
  for (const kind of fileKinds)
    for (const ending of fileRules[kind].extensions)
      expect(types[kind].map((type) => fittingName(`x${ending}`, type))).toContain(`x${ending}`);
});
