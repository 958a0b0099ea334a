import { options } from '../../core/fields.ts';

/** Lines of business whose orders have photos that are screened. */
export type PhotoLine = 'SPEKTRA' | 'NMC';

const kinds = (second: readonly [string, string]) =>
  options({
    '1': ['1 Customer dengan barang', '1 Customer with the goods'],
    '2': second,
    '3': ['3 Form serah terima (BAST)', '3 Hand-over form (BAST)'],
    '4': ['4 Surat jalan', '4 Delivery note'],
    '5': ['5 Depan toko atau dealer', '5 Store or dealer front'],
    '6': ['6 Halaman kontrak bertanda tangan', '6 Signed contract page'],
    '7': ['7 Kuitansi uang muka', '7 Down-payment receipt'],
    other: ['Lainnya', 'Other'],
  });

/** Kinds of photo of an order. */
export const orderPhotoTypes = {
  SPEKTRA: kinds(['2 Nomor seri atau IMEI', '2 Serial or IMEI']),
  NMC: kinds(['2 Nomor rangka dan mesin', '2 Frame and engine number']),
} as const;

/** Why a photo of an order is rejected. */
export const orderPhotoReasons = options({
  BLURRED: ['Foto buram', 'Blurred'],
  WRONG_GOODS: ['Barang salah', 'Wrong goods'],
  SERIAL_UNREADABLE: ['Nomor seri tidak terbaca', 'Serial unreadable'],
  SERIAL_DIFFERS: ['Nomor seri berbeda', 'Serial differs'],
  NOT_AT_STORE: ['Bukan di toko', 'Not at store'],
  PERSON_DIFFERS: ['Orangnya berbeda', 'Person differs'],
  REUSED: ['Foto dipakai ulang', 'Re-used photo'],
  FORM_UNSIGNED: ['Form belum ditandatangani', 'Form not signed'],
});
export type OrderPhotoReason = (typeof orderPhotoReasons)[number]['value'];

/** Numbers of a vehicle: without the letters that look like digits. */
export const frameNumber = /^[A-HJ-NPR-Z0-9]{17}$/;
export const engineNumber = /^[A-Z0-9]{10,14}$/;
