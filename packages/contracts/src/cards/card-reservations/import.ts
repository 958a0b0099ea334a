import { choice, date, digits, integer, line, options, paragraph } from '../../core/fields.ts';
import { defineImport, importCalls } from '../../platform/imports.ts';
import { text } from '../../core/text.ts';
import { officeKinds } from './calls.ts';
import { lineLimit, reservationModule } from './vocabulary.ts';

/**
 * Row of a file of wanted cards; each confirmed file makes one submitted reservation per MRA, day and remark
 * (docs/model/cards.md#reservations).
 */
export const reservationImport = defineImport({
  module: reservationModule,
  title: text('Reservasi Kartu', 'Card reservations'),
  upload: `${reservationModule}/import-reservation`,
  formats: ['csv'],
  columns: {
    destination_kind: { title: text('Jenis tujuan', 'Kind of destination'), field: choice(officeKinds), key: true },
    office_code: {
      title: text('Kode kantor atau MRA', 'Office or MRA code'),
      field: digits({ minimum: 4, maximum: 5 }),
      key: true,
    },
    card_type_code: {
      title: text('Kode jenis kartu', 'Card type code'),
      field: line({ minimum: 2, maximum: 20 }),
      key: true,
    },
    quantity: { title: text('Jumlah', 'Quantity'), field: integer({ minimum: 1, maximum: lineLimit }) },
    needed_by: { title: text('Dibutuhkan', 'Needed by'), field: date() },
    via_mra: { title: text('Lewat MRA', 'Via MRA'), field: choice(options({ Y: ['Y'], N: ['N'] })) },
    remark: { title: text('Catatan', 'Remark'), field: paragraph({ maximum: 250, required: false }) },
  },
  example: {
    destination_kind: 'BRANCH',
    office_code: '10010',
    card_type_code: 'SYR',
    quantity: '200',
    needed_by: { daysAhead: 30 },
    via_mra: 'N',
    remark: '',
  },
  apply: 'CHUNKED',
  maximumRows: 2_000,
  errors: {
    OFFICE_UNKNOWN: text(
      'Kantor tidak ada, tidak aktif, atau di luar cakupan Anda',
      'The office is not there, not active, or outside your scope',
    ),
    TYPE_UNKNOWN: text(
      'Jenis kartu tidak ada, tidak aktif, atau tidak berbentuk fisik',
      'The card type is not there, not active, or not physical',
    ),
    TOO_SOON: text('Paling cepat 7 hari dari sekarang', 'At least 7 days from now'),
    STILL_OPEN: text(
      'Masih ada reservasi terbuka untuk tujuan dan jenis ini',
      'There is an open reservation for this destination and type',
    ),
  },
});

export const reservationImportCalls = importCalls(reservationImport);
