import type { BusinessLine } from '../../core/business-lines.ts';
import { options } from '../../core/fields.ts';
import { referable } from '../../core/referables/referable.ts';
import { text, type Text } from '../../core/text.ts';
import { branchInactive } from '../place.ts';

/** What the outlets of a business line are called, and where their pages stand. */
export interface OutletLine {
  readonly line: BusinessLine;
  /** The module of the list of routes. */
  readonly module: string;
  readonly privilege: `${string}:browse`;
  readonly title: Text;
  /** The field of their code. */
  readonly code: string;
  /** Addresses of pages that stand elsewhere in each line. */
  readonly pages: { readonly create: string; readonly update: string };
  /** The module whose list has their orders. */
  readonly orders: string;
}

/** Outlets sell for one business line: stores of SPEKTRA, dealers of NMC and UFI (docs/adr/0060-outlets.md). */
export const outletLines = {
  SPEKTRA: {
    line: 'SPEKTRA',
    module: 'store',
    privilege: 'store:browse',
    title: text('Toko', 'Store'),
    code: 'storeCode',
    pages: { create: '/new-store', update: '/store/{secureId}/edit' },
    orders: 'po-status',
  },
  NMC: {
    line: 'NMC',
    module: 'dealer-nmc',
    privilege: 'dealer-nmc:browse',
    title: text('Dealer NMC', 'Dealer (NMC)'),
    code: 'dealerCode',
    pages: { create: '/dealer-nmc', update: '/dealer-nmc/update?id={secureId}' },
    orders: 'po-status-nmc',
  },
  UFI: {
    line: 'UFI',
    module: 'dealer-ufi',
    privilege: 'dealer-ufi:browse',
    title: text('Dealer UFI', 'Dealer (UFI)'),
    code: 'dealerCode',
    pages: { create: '/new-dealer-ufi', update: '/dealer-ufi/update?id={secureId}' },
    orders: 'tracking-orders',
  },
} as const satisfies Readonly<Record<BusinessLine, OutletLine>>;

/** An outlet of a line, by what a reference needs of it. */
export const outletChoice = ({ module, title }: Pick<OutletLine, 'module' | 'title'>) =>
  referable({ module, path: module, title });

/** `closed` is final. */
export const outletStates = options({
  new: ['Baru', 'New', 'info'],
  active: ['Aktif', 'Active', 'success'],
  inactive: ['Tidak aktif', 'Inactive', 'neutral'],
  closed: ['Ditutup', 'Closed', 'error'],
});

/** Whether the bank confirmed the holder of the account; the services decide it from their own inquiries. */
export const accountStates = options({
  VERIFIED: ['Terverifikasi', 'Verified', 'success'],
  NAME_DIFFERS: ['Nama berbeda', 'Name differs', 'warning'],
  UNVERIFIED: ['Belum diverifikasi', 'Unverified', 'warning'],
});

/** Banks by their clearing code. */
export const banks = options({
  '002': ['002 BRI'],
  '008': ['008 Mandiri'],
  '009': ['009 BNI'],
  '011': ['011 Danamon'],
  '013': ['013 Permata'],
  '014': ['014 BCA'],
  '016': ['016 Maybank'],
  '022': ['022 CIMB Niaga'],
  '200': ['200 BTN'],
  '451': ['451 BSI'],
});

/** Titles of the fields that outlets of every line have. */
export const outletTitles = {
  branchId: text('Cabang', 'Branch'),
  mra: text('MRA'),
  companyId: text('Perusahaan', 'Company'),
  picName: text('PIC', 'Person in charge'),
  picPhone: text('Telepon PIC', 'Phone of the person in charge'),
  npwp: text('NPWP'),
  bankCode: text('Bank'),
  accountNo: text('Nomor rekening', 'Account number'),
  accountName: text('Nama pemilik rekening', 'Account holder'),
  accountState: text('Verifikasi rekening', 'Account verification'),
  ordersThisMonth: text('Order bulan ini', 'Orders this month'),
  saoName: text('SAO'),
  sfCount: text('SF'),
  withoutSf: text('Tanpa SF', 'Without SF'),
  npwpFile: text('Dokumen NPWP', 'NPWP document'),
  nibFile: text('Dokumen NIB', 'NIB document'),
  nibUntil: text('NIB berlaku sampai', 'NIB valid until'),
  documentsEnding: text('Dokumen habis dalam 30 hari', 'Documents that end within 30 days'),
  ktpFile: text('KTP pemilik', 'Identity card of the owner'),
  frontPhoto: text('Foto tampak depan', 'Front photo'),
  insidePhoto: text('Foto bagian dalam', 'Inside photo'),
  mergedIntoId: text('Digabung ke', 'Merged into'),
  mergedFrom: text('Gabungan dari', 'Merged from'),
  duplicateNote: text('Catatan duplikat', 'Note on duplicates'),
  state: text('Status'),
} as const;

/** Why an outlet is not stored or does not change its state. */
export const outletErrors = {
  BANK_UNVERIFIED: { status: 422, text: text('Rekening belum diverifikasi', 'The account is not verified') },
  NEW_ACCOUNT_UNVERIFIED: {
    status: 422,
    text: text(
      'Rekening pencairan yang baru belum diverifikasi: {account} atas nama {holder}',
      'The new account for disbursements is not verified: {account} of {holder}',
    ),
  },
  NEW_ACCOUNT_NAME_DIFFERS: {
    status: 422,
    text: text(
      'Menurut bank, rekening pencairan yang baru bukan atas nama {holder}: {account}',
      'According to the bank, the new account for disbursements does not belong to {holder}: {account}',
    ),
  },
  OUTLET_CLOSED: { text: text('Sudah ditutup dan tidak dapat diubah', 'It is closed and cannot be changed') },
  MERGE_OTHER_BRANCH: {
    status: 422,
    text: text('Hanya digabung ke outlet lain di cabang yang sama', 'Merged into another one of the same branch only'),
  },
  BRANCH_INACTIVE: branchInactive,
  COMPANY_INACTIVE: { text: text('Perusahaan tidak aktif', 'The company is not active') },
  BRANCH_OF_OTHER_LINE: {
    status: 422,
    text: text('Cabang bukan dari lini ini', 'The branch belongs to another line'),
  },
  MAIN_BRAND_NOT_SOLD: {
    status: 422,
    text: text('Merek utama tidak ada di daftar merek', 'The main brand is not among the brands'),
  },
  GROUP_INACTIVE: { text: text('Grup toko tidak aktif', 'The store group is not active') },
  GROUP_OF_OTHER_COMPANY: {
    status: 422,
    text: text('Grup toko milik perusahaan lain', 'The store group belongs to another company'),
  },
  DUPLICATE_SUSPECTED: {
    status: 422,
    text: text(
      'Ada {count} yang mirip: tulis mengapa ini bukan yang sama',
      '{count} look alike: write why this is another one',
    ),
  },
  DUPLICATE_UNDECIDED: {
    text: text(
      'Ada yang mirip dan belum diputuskan: lengkapi catatan duplikat',
      'There are similar ones that nobody decided on: fill in the note on duplicates',
    ),
  },
  LTV_ABOVE_LOB: {
    status: 422,
    text: text('LTV melebihi lini produk: {maximum} %', 'Above the LTV of the line of business: {maximum} %'),
  },
} as const;
