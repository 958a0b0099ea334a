import type { BusinessLine } from '../../core/business-lines.ts';
import { tenorBounds, tenors } from '../../core/credit-terms.ts';
import {
  choice,
  counts,
  flag,
  image,
  integer,
  line,
  options,
  percent,
  reference,
  sequence,
} from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { icon, linesOfBusiness } from '../master-lob.ts';
import { inactivePublished } from '../publication.ts';

export const insuranceRules = options({
  REQUIRED: ['Wajib', 'Required'],
  OPTIONAL: ['Pilihan', 'Optional'],
  NONE: ['Tanpa asuransi', 'No insurance'],
});
export const riskClasses = options({ A: ['A'], B: ['B'], C: ['C'] });

/** What core says of a group of products of one business line. */
export const fedGroupFields = (businessLine: BusinessLine) => ({
  groupCode: line({ minimum: 2, maximum: 20, unique: true }),
  name: line({ minimum: 3, maximum: 60 }),
  lobId: reference(linesOfBusiness, { lovParameters: { businessLine } }),
});

/** How staff show a group: saved at once. */
export const shownGroupFields = {
  displayName: line({ minimum: 3, maximum: 40, required: false }),
  icon: image(icon, { required: false }),
  sequence: sequence({ required: false }),
  published: flag(),
};

/** Terms of a group, stricter than those of its line of business: a second person decides. Empty: those of the line. */
export const groupTerms = {
  tenors: tenors(),
  tenorMax: integer({ ...tenorBounds, required: false }),
  dpMinPct: percent({ minimum: 0, maximum: 90, required: false }),
  insuranceCoverage: choice(insuranceRules, { required: false }),
  riskClass: choice(riskClasses, { required: false }),
};
export const groupTermNames = Object.keys(groupTerms) as (keyof typeof groupTerms)[];
export const shownGroupNames = Object.keys(shownGroupFields) as (keyof typeof shownGroupFields)[];

export const groupTitles = {
  groupCode: text('Kode', 'Code'),
  parentId: text('Induk', 'Parent'),
  displayName: text('Nama tampilan', 'Display name'),
  icon: text('Ikon', 'Icon'),
  published: text('Tayang', 'Published'),
  tenors: text('Tenor (bulan)', 'Tenors (months)'),
  tenorMax: text('Tenor maksimum', 'Longest tenor'),
  dpMinPct: text('Uang muka minimum', 'Least down payment'),
  insuranceCoverage: text('Asuransi', 'Insurance'),
  riskClass: text('Kelas risiko', 'Risk class'),
} as const;

/** Active products of a group, rows of rates that hold or will hold for it alone, and active promos for it. */
export const groupCounts = () => counts('productCount', 'rateRowCount', 'promoCount');
export const groupCountTitles = {
  productCount: text('Produk', 'Products'),
  rateRowCount: text('Baris rate', 'Rate rows'),
  promoCount: text('Promo aktif', 'Active promos'),
} as const;

export const limitLooser = {
  status: 422,
  text: text(
    'Tidak boleh lebih longgar daripada batas di atasnya: {limit}',
    'May not be looser than the limit above it: {limit}',
  ),
} as const;

export const groupRefusals = {
  INACTIVE_PUBLISHED: inactivePublished,
  LIMIT_LOOSER: limitLooser,
  TERMS_UNJUDGED: {
    status: 422,
    text: text(
      'Rate yang tersimpan belum dinilai dengan asuransi wajib atau uang muka ini',
      'Stored rates were not judged with this needed insurance or down payment',
    ),
  },
  TERMS_NEED_ADMIN: {
    status: 403,
    text: text(
      'Asuransi menjadi wajib, atau uang muka naik: hanya admin yang dapat menyetujui',
      'An insurance that is needed now, or a larger down payment: only an admin may approve it',
    ),
  },
  TWO_LEVELS: {
    status: 422,
    text: text('Kelompok paling banyak dua tingkat', 'Groups have two levels at most'),
  },
} as const;

export const groupOperations = [
  'list',
  'detail',
  'update',
  'activate',
  'deactivate',
  'lov',
  'download',
  'history',
] as const;
