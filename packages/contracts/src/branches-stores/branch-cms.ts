import { choice, choices, digits, flag, images, integer, line, options, paragraph, reference } from '../core/fields.ts';
import { missingFor, defineResource, step, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { branchContentCalls, branchServices, module } from './branch-cms/calls.ts';
import { businessLines } from '../core/business-lines.ts';
import { hourExceptions, officePhone10, openingHours } from './branch-cms/fields.ts';
import { branchInactive, coordinates, wholePlace } from './place.ts';
import { regions } from './regions.ts';

export { branchContentCalls, branchServices, type PublishedBranch } from './branch-cms/calls.ts';
export type { HourException } from './branch-cms/fields.ts';

/** Whether the public site and apps show an office. */
export const publishStates = options({
  DRAFT: ['Konsep', 'Draft', 'neutral'],
  PUBLISHED: ['Tayang', 'Published', 'success'],
  HIDDEN: ['Disembunyikan', 'Hidden', 'warning'],
});

/** What an office needs to be published; one of the telephones suffices. */
const needed = ['publicAddress', ['publicPhone', 'whatsapp'], 'openingHours', 'latitude', 'longitude'] as const;

/** Parts of the completeness, each of equal weight: all fields of a part are filled in, or one of an inner list. */
export const completenessParts = [
  ['publicAddress'],
  [['publicPhone', 'whatsapp']],
  ['openingHours'],
  ['latitude', 'longitude'],
  ['services'],
  ['photos'],
] as const;

/**
 * How much of an office's public content is filled in, in whole percent.
 * @example
 * completenessOf({ publicAddress: 'Jalan Merdeka 1' }); // 17
 */
export const completenessOf = (values: Readonly<Record<string, unknown>>): number =>
  Math.round(
    (completenessParts.filter((part) => missingFor(part, values).length === 0).length * 100) / completenessParts.length,
  );

/**
 * What the public site and apps show of an office, one record for each office code over all lines
 * (docs/model/branches-stores.md#public-content-of-branches).
 */
export const branchContents = defineResource({
  module,
  title: text('Konten cabang', 'Branch content'),
  masterData: { group: 'CONTENT', states: { active: ['PUBLISHED'], inactive: ['DRAFT', 'HIDDEN'] } },
  titles: {
    officeCode: text('Kode kantor', 'Office code'),
    officialName: text('Nama resmi', 'Official name'),
    lines: text('Lini', 'Lines'),
    displayName: text('Nama tampil', 'Display name'),
    publicAddress: text('Alamat publik', 'Public address'),
    publicPhone: text('Telepon publik', 'Public phone'),
    whatsapp: text('WhatsApp'),
    openingHours: text('Jam buka', 'Opening hours'),
    hourExceptions: text('Pengecualian jam buka', 'Exceptions from the opening hours'),
    services: text('Layanan', 'Services'),
    photos: text('Foto', 'Photos'),
    slug: text('Slug'),
    publishState: text('Status tayang', 'Publish state'),
    completeness: text('Kelengkapan (%)', 'Completeness (%)'),
    regionId: text('Wilayah', 'Region'),
    incomplete: text('Belum lengkap', 'Incomplete'),
  },
  label: 'displayName',
  choice: { code: 'officeCode', name: 'displayName' },
  status: false,
  volume: 300,
  fields: {
    displayName: line({ minimum: 3, maximum: 80 }),
    slug: line({ minimum: 3, maximum: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, unique: true }),
    publicAddress: paragraph({ minimum: 10, maximum: 255, required: false }),
    ...coordinates,
    publicPhone: officePhone10(),
    whatsapp: officePhone10(),
    openingHours: openingHours(),
    hourExceptions: hourExceptions(),
    services: choices(branchServices, { minimum: 0 }),
    photos: images({ maximum: 5, maximumBytes: 2_000_000, types: ['image/jpeg', 'image/png'] }),
  },
  derived: {
    officeCode: digits({ maximum: 5 }),
    officialName: line({ maximum: 60 }),
    city: line({ maximum: 60 }),
    lines: choices(businessLines, { minimum: 0 }),
    publishState: choice(publishStates),
    completeness: integer({ minimum: 0, maximum: 100 }),
  },
  writtenInPart: {
    office: 'above-branch',
    others: ['publicPhone', 'whatsapp', 'openingHours', 'hourExceptions'],
  },
  states: { field: 'publishState' },
  steps: {
    publish: step({
      title: text('Tayangkan', 'Publish'),
      effect: text('Kantor tampil di situs dan aplikasi.', 'The office is shown on the site and in the app.'),
      action: 'update',
      from: ['DRAFT', 'HIDDEN'],
      to: 'PUBLISHED',
      requires: needed,
      errors: ['BRANCH_INACTIVE'],
      many: 'each',
    }),
    hide: step({
      title: text('Sembunyikan', 'Hide'),
      effect: text(
        'Kantor tidak tampil lagi di situs dan aplikasi.',
        'The office is no longer shown on the site and in the app.',
      ),
      action: 'update',
      danger: true,
      from: ['PUBLISHED'],
      to: 'HIDDEN',
      reason: true,
      many: 'each',
    }),
  },
  rules: [wholePlace],
  list: {
    filters: { regionId: reference(regions), publishState: choice(publishStates), incomplete: flag() },
    sorts: ['officeCode', 'displayName', 'completeness', 'updatedAt'],
    defaultSort: ['officeCode,asc'],
    search: ['displayName', 'officeCode', 'city'],
    numbers: ['officeCode'],
    columns: ['officeCode', 'displayName', 'city', 'lines', 'publishState', 'completeness', 'updatedAt'],
    groupings: { by: ['publishState'] },
  },
  operations: ['list', 'detail', 'update', 'unique', 'download', 'history'],
  errors: { BRANCH_INACTIVE: branchInactive },
  calls: branchContentCalls,
});

export type BranchContent = RecordOf<typeof branchContents>;
