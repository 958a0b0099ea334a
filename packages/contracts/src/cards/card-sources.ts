import { choice, choices, flag, line, options, recordStatus, reference } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { masterFields, masterList, masterOperations, sortOrder, sortOrderTitle } from '../core/masters.ts';
import { verificationSteps } from '../membership/index.ts';
import { cardTypes } from './card-types.ts';

/** How an application reaches the business. */
export const sourceChannels = options({
  APP: ['Aplikasi', 'App'],
  PWA: ['PWA'],
  COUNTER: ['Loket', 'Counter'],
  IMPORT: ['Impor', 'Import'],
  PARTNER: ['Mitra', 'Partner'],
});

/** What a digital card of a source is: cards of the PWA have a status of their own. */
export const digitalKinds = options({ Digital: ['Digital'], digital_pwa: ['digital_pwa'] });

/** Where applications for cards come from (docs/model/cards.md#card-sources). */
export const cardSources = defineResource({
  writtenBy: 'head',
  module: 'card-sources',
  title: text('Sumber Kartu', 'Card source'),
  masterData: { group: 'CARD' },
  label: 'name',
  volume: 50,
  titles: {
    channel: text('Kanal', 'Channel'),
    digitalKind: text('Jenis digital', 'Digital kind'),
    defaultCardTypeId: text('Jenis kartu bawaan', 'Default card type'),
    requiredSteps: text('Langkah verifikasi', 'Verification steps'),
    allowHome: text('Kirim ke rumah', 'Home delivery'),
    allowPickup: text('Ambil di cabang', 'Branch pick-up'),
    allowDigital: text('Kartu digital', 'Digital card'),
    sortOrder: sortOrderTitle,
  },
  fields: {
    ...masterFields,
    /** Spelled as the sources of the specification are: blanks and small letters too. */
    code: line({
      minimum: 2,
      maximum: 20,
      pattern: /^[A-Za-z0-9_]+(?: [A-Za-z0-9_]+)*$/,
      immutable: true,
      unique: true,
    }),
    channel: choice(sourceChannels),
    defaultCardTypeId: reference(cardTypes),
    requiredSteps: choices(verificationSteps),
    allowHome: flag(),
    allowPickup: flag(),
    allowDigital: flag(),
    sortOrder,
  },
  derived: { digitalKind: choice(digitalKinds), isSeeded: flag() },
  rules: [
    ({ code: given, channel }) =>
      (channel === 'PWA') === (given === 'PWA Browser') ? [] : [{ field: 'channel', code: 'PWA_SOURCE' }],
    ({ requiredSteps }) =>
      requiredSteps.length > 1 && requiredSteps.some((step) => step === 'none' || step === 'all')
        ? [{ field: 'requiredSteps', code: 'STEP_ALONE' }]
        : [],
    ({ allowHome, allowPickup, allowDigital }) =>
      allowHome || allowPickup || allowDigital ? [] : [{ field: 'allowHome', code: 'DELIVERY_REQUIRED' }],
  ],
  list: {
    ...masterList([
      'channel',
      'digitalKind',
      'defaultCardTypeId',
      'requiredSteps',
      'allowHome',
      'allowPickup',
      'allowDigital',
    ]),
    filters: { status: recordStatus(), channel: choice(sourceChannels) },
  },
  operations: masterOperations,
  errors: {
    PWA_SOURCE: {
      status: 422,
      text: text('Kanal PWA hanya untuk sumber PWA Browser', 'The channel PWA is that of the source PWA Browser alone'),
    },
    STEP_ALONE: {
      status: 422,
      text: text('"Tidak ada" dan "Semua" dipilih sendiri', '"None" and "All" are chosen alone'),
    },
    DELIVERY_REQUIRED: {
      status: 422,
      text: text('Pilih minimal satu cara penyerahan', 'Choose at least one way of handing over'),
    },
    SOURCE_SEEDED: { text: text('Sumber bawaan tidak dapat dihapus', 'A source of the system cannot be deleted') },
  },
});

export type CardSource = RecordOf<typeof cardSources>;
