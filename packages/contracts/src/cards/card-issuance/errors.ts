import { text } from '../../core/text.ts';

/** Refusals of print orders, batches and dispatches (docs/model/cards.md#issuance). */
export const issuanceErrors = {
  BATCH_NOT_PRINTED: { text: text('Batch {batchNo} belum tercetak', 'Batch {batchNo} is not printed yet') },
  BATCH_PRINTED: { text: text('Batch {batchNo} sudah tercetak', 'Batch {batchNo} is printed already') },
  BATCH_TOO_LARGE: {
    text: text('Satu batch maksimal {maximum} kartu', 'A batch holds at most {maximum} {maximum|card|cards}'),
  },
  VENDOR_NOT_SET: { text: text('Vendor cetak belum ditentukan', 'No print vendor is assigned yet') },
  VENDOR_FIXED: {
    text: text(
      'Vendor tidak dapat diganti karena sudah ada batch',
      'The vendor cannot be changed, as there is a batch already',
    ),
  },
  DOWNLOAD_REASON_REQUIRED: {
    status: 422,
    text: text('File ini sudah pernah diunduh; isi alasannya', 'The file was downloaded before; say why again'),
  },
  PRINT_COUNT_MISMATCH: {
    text: text(
      'Tercetak {printed} + rusak {spoiled} harus sama dengan batch {quantity}, dan rusak sama dengan ' +
        'kartu yang dibatalkan {cancelled}',
      'Printed {printed} + spoiled {spoiled} must equal the batch of {quantity}, and spoiled the ' +
        '{cancelled} {cancelled|card|cards} cancelled',
    ),
  },
  SPOILAGE_NOTE_MISSING: {
    text: text('Vendor belum melaporkan kartu {cardNo} rusak', 'The vendor has not reported card {cardNo} as spoiled'),
  },
  ISSUANCE_NOT_OPEN: {
    text: text('Penerbitan {issuanceNo} tidak lagi terbuka', 'Issuance {issuanceNo} is no longer open'),
  },
  AWB_IN_USE: { text: text('Nomor resi {awbNo} sudah dipakai', 'Waybill {awbNo} is in use already') },
  DESTINATION_INACTIVE: {
    text: text('Kantor tujuan {office} tidak aktif', 'Office of destination {office} is not active'),
  },
  ADDRESS_INCOMPLETE: {
    text: text('Alamat kartu {cardNo} belum lengkap', 'The address of card {cardNo} is incomplete'),
  },
  QUANTITY_SHORT: {
    text: text(
      'Hanya {count} kartu siap dikirim ke {office}',
      'Only {count} {count|card is|cards are} ready for {office}',
    ),
  },
  ATTEMPTS_USED: {
    text: text('Kartu {cardNo} sudah dua kali dikirim ke rumah', 'Card {cardNo} was sent home twice already'),
  },
  ADDRESS_FIX_REQUIRED: {
    text: text(
      'Alamat untuk kartu {cardNo} harus diperbaiki sebelum dikirim lagi',
      'The address for card {cardNo} must be corrected before it is sent again',
    ),
  },
  NOT_REDELIVERABLE: {
    text: text(
      'Alasan retur kartu {cardNo} tidak mengizinkan kirim ulang',
      'Why card {cardNo} came back rules out another dispatch',
    ),
  },
  COUNT_MISMATCH: {
    text: text(
      'Diterima {a} + hilang {b} + rusak {c} harus sama dengan dikirim {d}',
      'Received {a} + missing {b} + damaged {c} must equal sent {d}',
    ),
  },
  RECEIPT_DATE_INVALID: {
    status: 422,
    text: text(
      'Tanggal terima harus dari tanggal kirim sampai hari ini',
      'The date of receipt must lie between dispatch and today',
    ),
  },
  RECEIPT_NO_USED: {
    text: text(
      'Nomor tanda terima sudah dipakai pada kiriman ini',
      'The receipt number is used on this delivery already',
    ),
  },
  RECEIPT_SUPERSEDED: {
    text: text('Tanda terima {receiptNo} sudah diganti', 'Receipt {receiptNo} was superseded already'),
  },
  RECALL_LATE: {
    text: text(
      'Kiriman hanya dapat ditarik dalam 24 jam atau dengan bukti retur kurir',
      "A delivery can be recalled within 24 hours, or with the courier's return note",
    ),
  },
  RECALL_RECEIVED: {
    text: text('Sudah ada kartu dari kiriman ini yang diterima', 'Cards of this delivery were received already'),
  },
  LINE_SETTLED: {
    text: text('Kartu {cardNo} pada kiriman ini sudah selesai', 'Card {cardNo} of this delivery is settled already'),
  },
  NOT_RETURNED: {
    text: text('Kartu {cardNo} tidak tercatat dikembalikan', 'Card {cardNo} was not recorded as returned'),
  },
} as const;
