import * as z from 'zod/mini';
import { choice, date, flag, image, line, object, options, reference } from '../core/fields.ts';
import { defineResource, type CreateOf, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { stepCalls, type DocumentSteps } from './document-steps.ts';
import { masterFields, sortOrder, sortOrderTitle } from '../core/masters.ts';
import { cardTypes } from './card-types.ts';

const module = 'card-design';
const privilege = `${module}:browse`;

/** Pixels of a card's picture. */
export const cardPicture = { width: 1013, height: 638 } as const;
const picture = { ...cardPicture, tolerance: 0.02, maximumBytes: 3_000_000, types: ['image/png', 'image/jpeg'] };

/** Size of letters on a card in pixels of its picture. */
export const letterSize = { minimum: 12, maximum: 120 } as const;
const within = (minimum: number, maximum: number) => z.int().check(z.gte(minimum), z.lte(maximum));
/** Where a text begins: its left end on the line it stands on, in pixels of the picture. */
const spot = z.object({
  x: within(0, cardPicture.width),
  y: within(0, cardPicture.height),
  size: within(letterSize.minimum, letterSize.maximum),
  colour: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
});
const layout = z.object({ number: spot, name: spot, validThru: spot });
export type CardText = z.infer<typeof spot>;
export type CardLayout = z.infer<typeof layout>;

export const designStates = options({
  draft: ['Draf', 'Draft', 'neutral'],
  active: ['Aktif', 'Active', 'success'],
  inactive: ['Tidak aktif', 'Inactive', 'error'],
});
export type DesignState = (typeof designStates)[number]['value'];

/** What makes the look of a card: fixed once a card of it was printed. */
export const lookFields = ['cardTypeId', 'edition', 'frontImage', 'backImage', 'textLayout'] as const;

/** What an approver sees on the sample. */
export const sampleCard = {
  number: '9710 0100 0000 0019',
  name: 'RADEN MAS SURYODININGRAT',
  validThru: '12/30',
} as const;

export const designSteps = {
  approve: {
    from: ['draft', 'inactive'],
    to: 'active',
    action: 'approve',
    verb: 'APPROVE',
    secondPerson: 'independent',
    leads: true,
    title: text('Aktifkan', 'Activate'),
    question: text('Aktifkan desain ini?', 'Activate this design?'),
    consequence: text('Desain dapat dipakai kartu baru.', 'New cards may use the design.'),
  },
  deactivate: {
    from: ['active'],
    to: 'inactive',
    action: 'status',
    verb: 'DEACTIVATE',
    reason: 'required',
    danger: true,
    title: text('Nonaktifkan', 'Deactivate'),
    question: text('Nonaktifkan desain ini?', 'Deactivate this design?'),
    consequence: text('Kartu yang sudah ada tidak berubah.', 'Existing cards do not change.'),
  },
} as const satisfies DocumentSteps<DesignState>;

export const designCalls = stepCalls({ module, privilege }, designSteps, ['PERIOD_OVERLAP']);

/** What cards look like, per card type and edition (docs/model/cards.md#card-designs). */
export const cardDesigns = defineResource({
  writtenBy: 'head',
  module,
  title: text('Desain Kartu', 'Card design'),
  masterData: { group: 'CARD' },
  label: 'name',
  volume: 200,
  status: false,
  fourEyes: true,
  decided: {
    undecided: ['draft', 'inactive'],
    harmless: ['code', 'name', 'sortOrder'],
    reopening: lookFields,
  },
  titles: {
    cardTypeId: text('Jenis kartu', 'Card type'),
    edition: text('Edisi', 'Edition'),
    frontImage: text('Gambar depan', 'Front picture'),
    backImage: text('Gambar belakang', 'Back picture'),
    textLayout: text('Tata letak teks', 'Text layout'),
    validFrom: text('Mulai berlaku', 'Valid from'),
    validUntil: text('Berlaku sampai', 'Valid until'),
    isDefault: text('Bawaan jenisnya', 'Default of its type'),
    state: text('Status', 'State'),
    editors: text('Disusun oleh', 'Shaped by'),
    locked: text('Sudah dicetak', 'Printed'),
    sortOrder: sortOrderTitle,
  },
  fields: {
    ...masterFields,
    cardTypeId: reference(cardTypes),
    edition: line({ maximum: 30 }),
    frontImage: image(picture),
    backImage: image(picture),
    textLayout: object(layout),
    validFrom: date(),
    validUntil: date({ required: false }),
    isDefault: flag(),
    sortOrder,
  },
  derived: {
    state: choice(designStates),
    editors: object(z.array(z.string())),
    /** A card was printed with it. */
    locked: flag(),
  },
  ranges: [['validFrom', 'validUntil']],
  list: {
    filters: { state: choice(designStates), cardTypeId: reference(cardTypes), isDefault: flag() },
    sorts: ['sortOrder', 'code', 'name', 'validFrom', 'updatedAt'],
    defaultSort: ['sortOrder,asc', 'code,asc'],
    search: ['code', 'name'],
    columns: [
      'frontImage',
      'code',
      'name',
      'cardTypeId',
      'edition',
      'validFrom',
      'validUntil',
      'isDefault',
      'state',
      'updatedAt',
    ],
  },
  lov: { cardTypeId: reference(cardTypes, { required: false }) },
  operations: ['list', 'detail', 'create', 'update', 'delete', 'lov', 'download', 'unique', 'history'],
  errors: {
    DESIGN_LOCKED: {
      text: text(
        'Desain sudah dipakai kartu yang dicetak; salin sebagai edisi baru',
        'A printed card uses this design; copy it as a new edition',
      ),
    },
    IMAGE_SIZE: {
      status: 422,
      text: text('Ukuran gambar harus {width}×{height} piksel', 'The picture must be {width}×{height} pixels'),
    },
  },
  calls: designCalls,
});

export type CardDesign = RecordOf<typeof cardDesigns>;
export type CardDesignCreate = CreateOf<typeof cardDesigns>;
