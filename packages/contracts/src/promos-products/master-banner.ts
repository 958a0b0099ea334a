import {
  choice,
  choices,
  flag,
  image,
  instant,
  integer,
  line,
  recordStatus,
  references,
  sequence,
} from '../core/fields.ts';
import { branch } from '../core/referables/organisation.ts';
import { defineResource, type CreateOf, type RecordOf, recordOperations } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { httpsOnly } from './https-only.ts';
import {
  module,
  placements,
  platforms,
  actionTypes,
  audiences,
  phases,
  picture,
  bannerCalls,
} from './master-banner/calls.ts';

export {
  placements,
  platforms,
  actionTypes,
  audiences,
  phases,
  showingLimit,
  bannerCalls,
} from './master-banner/calls.ts';

/** Pictures and links on the public site and apps (docs/model/promos-products.md#banners). */
export const masterBanner = defineResource({
  module,
  title: text('Banner', 'Banner'),
  masterData: { group: 'CONTENT' },
  label: 'title',
  volume: 400,
  titles: {
    title: text('Judul', 'Title'),
    altText: text('Teks pengganti', 'Alternative text'),
    placement: text('Posisi', 'Placement'),
    platforms: text('Platform', 'Platforms'),
    platform: text('Platform'),
    imageDesktop: text('Gambar desktop', 'Desktop picture'),
    imageMobile: text('Gambar mobile', 'Mobile picture'),
    actionType: text('Jenis tautan', 'Link type'),
    actionValue: text('Tujuan tautan', 'Link target'),
    audience: text('Audiens', 'Audience'),
    audienceIds: text('Daftar audiens', 'Audience list'),
    startAt: text('Mulai', 'Start'),
    endAt: text('Selesai', 'End'),
    phase: text('Fase', 'Phase'),
    impressions: text('Tayangan', 'Impressions'),
    clicks: text('Klik', 'Clicks'),
    everActive: text('Pernah aktif', 'Was active'),
  },
  fields: {
    title: line({ minimum: 3, maximum: 80 }),
    altText: line({ minimum: 3, maximum: 120 }),
    placement: choice(placements),
    platforms: choices(platforms),
    imageDesktop: image({ width: 1280, height: 480, ...picture }, { required: false }),
    imageMobile: image({ width: 720, height: 720, ...picture }, { required: false }),
    actionType: choice(actionTypes),
    actionValue: line({ maximum: 500, required: false }),
    audience: choice(audiences),
    audienceIds: references(branch, { lovParameters: { line: 'SPEKTRA' } }),
    startAt: instant(),
    endAt: instant({ required: false }),
    sequence: sequence(),
  },
  derived: {
    phase: choice(phases),
    impressions: integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    clicks: integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    /** True once the banner was ever switched on; such a banner is kept. */
    everActive: flag(),
  },
  ranges: [['startAt', 'endAt']],
  rules: [
    ({ actionType, actionValue }) =>
      actionType !== 'NONE' && actionValue === null ? [{ field: 'actionValue', code: 'REQUIRED' }] : [],
    ({ actionType, actionValue }) =>
      actionType === 'URL' && actionValue !== null && !/^https:\/\/[^\s/]+/.test(actionValue)
        ? [{ field: 'actionValue', code: 'HTTPS_ONLY' }]
        : [],
    ({ audience, audienceIds }) =>
      (audience === 'MEMBERSHIP_GROUP' || audience === 'BRANCH') && audienceIds.length === 0
        ? [{ field: 'audienceIds', code: 'REQUIRED' }]
        : [],
  ],
  list: {
    filters: {
      placement: choice(placements),
      platform: choice(platforms),
      phase: choice(phases),
      status: recordStatus(),
    },
    sorts: ['placement', 'sequence', 'title', 'startAt', 'endAt', 'clicks', 'updatedAt'],
    defaultSort: ['placement,asc', 'sequence,asc'],
    search: ['title'],
    columns: [
      'imageMobile',
      'title',
      'placement',
      'platforms',
      'audience',
      'startAt',
      'endAt',
      'sequence',
      'clicks',
      'phase',
      'status',
    ],
  },
  operations: [...recordOperations, 'activate-all', 'deactivate-all', 'lov', 'history'],
  errors: {
    ...httpsOnly,
    HOST_NOT_ALLOWED: {
      status: 422,
      text: text('Alamat ini tidak termasuk daftar yang diizinkan', 'This host is not among those allowed'),
    },
    IMAGE_REQUIRED: {
      status: 422,
      text: text('Gambar wajib untuk platform yang dipilih', 'The platform needs this picture'),
    },
    IMAGE_SIZE: {
      status: 422,
      text: text('Ukuran gambar harus {width}×{height} piksel', 'The picture must be {width}×{height} pixels'),
    },
    TARGET_INACTIVE: { text: text('Tujuan banner tidak aktif', 'The target of the banner is not active') },
    PLACEMENT_FULL: {
      text: text('Sudah ada {limit} banner tayang di posisi ini', '{limit} banners are already showing there'),
    },
    BANNER_WAS_ACTIVE: {
      text: text('Banner yang pernah tayang tidak dapat dihapus', 'A banner that was active cannot be deleted'),
    },
  },
  calls: bannerCalls,
});

export type Banner = RecordOf<typeof masterBanner>;
export type BannerCreate = CreateOf<typeof masterBanner>;
