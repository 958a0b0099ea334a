import {
  choice,
  digits,
  flag,
  line,
  officePhone,
  options,
  paragraph,
  recordStatus,
  reference,
} from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { branches } from './branches.ts';
import { branchInactive, coordinates, openingHours, wholePlace } from './place.ts';

const types = options({
  KIOS: ['Kios', 'Kiosk'],
  POS: ['Pos', 'Post'],
  MOBIL_KELILING: ['Mobil keliling', 'Mobile van'],
});
/** Kiosks belong to an office, whose SPEKTRA branch stands for it. */
const ofSpektra = { lovParameters: { line: 'SPEKTRA' } };

/**
 * Kiosks below their branch: core says which there are, staff where they stand, who looks after them and when they are
 * open (docs/model/branches-stores.md#kiosks).
 */
export const kiosks = defineResource({
  module: 'master-kios',
  title: text('Kios', 'Kiosk'),
  masterData: { group: 'ORGANISATION' },
  titles: {
    kioskCode: text('Kode', 'Code'),
    type: text('Jenis', 'Type'),
    mra: text('MRA'),
    picNpk: text('NPK PIC', 'NPK of the person in charge'),
    picName: text('PIC', 'Person in charge'),
    openingHours: text('Jam buka', 'Opening hours'),
    published: text('Tayang', 'Published'),
  },
  label: 'name',
  choice: { code: 'kioskCode', name: 'name' },
  coreFed: {
    key: 'kioskCode',
    staffHolds: ['address', 'zipCode', 'latitude', 'longitude', 'picNpk', 'phone', 'openingHours', 'published'],
  },
  parent: { field: 'branchId', code: 'kioskCode' },
  volume: 1_400,
  fields: {
    kioskCode: digits({ maximum: 7, unique: true }),
    name: line({ minimum: 3, maximum: 60 }),
    type: choice(types),
    branchId: reference(branches, ofSpektra),
    address: paragraph({ minimum: 10, maximum: 255, required: false }),
    zipCode: digits({ maximum: 5, required: false, codeOf: { module: 'zip-code', holds: true } }),
    ...coordinates,
    picNpk: digits({ minimum: 4, maximum: 20, required: false }),
    phone: officePhone({ required: false }),
    openingHours: openingHours(),
    published: flag(),
  },
  /** The MRA of the branch, and the name that belongs to the NPK. */
  derived: { mra: line({ maximum: 70 }), picName: line({ maximum: 100, required: false }) },
  list: {
    filters: { branchId: reference(branches, ofSpektra), type: choice(types), status: recordStatus() },
    sorts: ['kioskCode', 'name'],
    defaultSort: ['kioskCode,asc'],
    search: ['kioskCode', 'name'],
    columns: ['kioskCode', 'name', 'type', 'branchId', 'mra', 'picName', 'phone', 'published', 'status'],
  },
  rules: [
    wholePlace,
    ({ published, latitude, longitude, openingHours: hours }) =>
      published
        ? Object.entries({ latitude, longitude, openingHours: hours }).flatMap(([field, value]) =>
            value === null ? [{ field, code: 'REQUIRED' }] : [],
          )
        : [],
  ],
  operations: ['list', 'detail', 'update', 'activate', 'deactivate', 'lov', 'download', 'history'],
  errors: {
    OTHER_MRA: {
      status: 422,
      text: text('Kios tidak dapat dipindahkan ke MRA lain', 'A kiosk cannot move to another MRA'),
    },
    PIC_OTHER_BRANCH: {
      status: 422,
      text: text('NPK bukan karyawan aktif cabang ini', 'Not the NPK of an active employee of this branch'),
    },
    INACTIVE_KIOSK: {
      status: 422,
      text: text('Kios tidak aktif tidak dapat tayang', 'An inactive kiosk cannot be published'),
    },
    BRANCH_INACTIVE: branchInactive,
  },
});

export type Kiosk = RecordOf<typeof kiosks>;
