import { choice, digits, line } from '../../core/fields.ts';
import { defineImport, importCalls } from '../../platform/imports.ts';
import { text } from '../../core/text.ts';
import { longestNameOnCard } from '../name-on-card.ts';
import { verificationPreferences } from './states.ts';

const module = 'card-verification';
const optional = { required: false } as const;

/**
 * Row of a file of applications; each becomes one that is submitted, with the photos of the member's last one, if there
 * are any.
 */
export const applicationImport = defineImport({
  module,
  title: text('Pengajuan Kartu', 'Card applications'),
  upload: `${module}/import-application`,
  formats: ['csv'],
  columns: {
    member_no: { title: text('Nomor member', 'Member number'), field: digits({ minimum: 10, maximum: 10 }), key: true },
    source_code: { title: text('Kode sumber', 'Source code'), field: line({ maximum: 20 }) },
    card_type_code: { title: text('Kode jenis kartu', 'Card type code'), field: line({ maximum: 20, ...optional }) },
    name_on_card: {
      title: text('Nama pada kartu', 'Name on card'),
      field: line({ maximum: longestNameOnCard, ...optional }),
    },
    preference: { title: text('Preferensi', 'Preference'), field: choice(verificationPreferences) },
    pick_up_office_code: {
      title: text('Kode cabang pengambilan', 'Pick-up office code'),
      field: digits({ minimum: 5, maximum: 5, ...optional }),
    },
    delivery_address: {
      title: text('Alamat kirim', 'Delivery address'),
      field: line({ minimum: 10, maximum: 250, personal: 'address', ...optional }),
    },
    zip_code: { title: text('Kode pos', 'Zip code'), field: digits({ minimum: 5, maximum: 5, ...optional }) },
  },
  example: {
    member_no: '1000000310',
    source_code: 'ISS',
    card_type_code: 'REG',
    name_on_card: '',
    preference: 'BRANCH_PICKUP',
    pick_up_office_code: '10040',
    delivery_address: '',
    zip_code: '',
  },
  apply: 'CHUNKED',
  maximumRows: 10_000,
  // Refusals of this file; those of every application are in errors.ts.
  errors: {
    MEMBER_UNKNOWN: text(
      'Member tidak ada atau di luar cakupan Anda',
      'The member is not there, or outside your scope',
    ),
    SOURCE_UNKNOWN: text('Sumber tidak ada atau tidak aktif', 'The source is not there or not active'),
    APPLIED_TYPE_UNKNOWN: text('Jenis kartu tidak ada atau tidak aktif', 'The card type is not there or not active'),
    PICK_UP_UNKNOWN: text('Cabang tidak ada atau tidak aktif', 'The branch is not there or not active'),
    NAME_ON_CARD: text("Hanya huruf A-Z, spasi, titik, ' dan -", "Only letters A-Z, space, full stop, ' and -"),
    ADDRESS_NEEDED: text('Kirim ke rumah memerlukan alamat', 'Home delivery needs an address'),
  },
});

export const applicationImportCalls = importCalls(applicationImport);
