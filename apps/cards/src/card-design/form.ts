import { lookFields, type CardDesign, type cardDesigns } from '@console/contracts/cards/card-design';
import { text } from '@console/contracts/core/text';
import type { FormField, FormValues, FormSectionsOf } from '@console/ui/form';
import { LayoutInput } from './LayoutInput.tsx';

const isLook = (name: string) => (lookFields as readonly string[]).includes(name);
type Name = keyof (typeof cardDesigns)['fields'];
const field =
  (locked: boolean) =>
  (entry: FormField<Name>): FormField<Name> =>
    locked && isLook(entry.name) ? { ...entry, disabled: () => true } : entry;

const identity: readonly FormField<Name>[] = [
  { name: 'code' },
  { name: 'name' },
  { name: 'cardTypeId' },
  { name: 'edition', help: text('Misalnya tahun: 2026', 'For example a year: 2026') },
  { name: 'sortOrder' },
];
const pictures: readonly FormField<Name>[] = [{ name: 'frontImage' }, { name: 'backImage' }];
const layout: readonly FormField<Name>[] = [
  {
    name: 'textLayout',
    wide: true,
    input: LayoutInput,
    help: text(
      'Dalam piksel gambar: ujung kiri teks, di atas garisnya',
      'In pixels of the picture: the left end of the text, on its line',
    ),
  },
];
const period: readonly FormField<Name>[] = [
  { name: 'validFrom' },
  { name: 'validUntil', help: text('Kosong berarti tanpa batas waktu', 'Empty means without end') },
  {
    name: 'isDefault',
    help: text('Satu bawaan per jenis kartu pada tiap tanggal', 'One default per card type on any date'),
  },
];

/** Sections of the form. @param locked the design was printed, so its look is fixed */
export const formSections = (locked: boolean): FormSectionsOf<typeof cardDesigns> => [
  { title: text('Identitas', 'Identity'), fields: identity.map(field(locked)) },
  {
    title: text('Gambar', 'Pictures'),
    description: text(
      '1013×638 piksel ±2 %, PNG atau JPG, paling besar 3 MB',
      '1013×638 pixels ±2 %, PNG or JPG, 3 MB at most',
    ),
    fields: pictures.map(field(locked)),
  },
  { title: text('Tata letak teks', 'Text layout'), fields: layout.map(field(locked)) },
  { title: text('Masa berlaku', 'Period'), fields: period },
];

const white = { size: 40, colour: '#FFFFFF', x: 72 };
export const initial: FormValues = {
  textLayout: {
    number: { ...white, y: 380, size: 64 },
    validThru: { ...white, y: 468, size: 34 },
    name: { ...white, y: 560 },
  },
  isDefault: false,
  sortOrder: 0,
};

/** Values that a new edition copies; code, name and edition are its own. */
export const copyOf = ({ cardTypeId, frontImage, backImage, textLayout, sortOrder }: CardDesign): FormValues => ({
  cardTypeId,
  frontImage,
  backImage,
  textLayout,
  sortOrder,
  isDefault: false,
});
