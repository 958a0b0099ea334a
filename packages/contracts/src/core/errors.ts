// Long: one catalogue of the codes that all modules share, one entry a code.
import { budgetErrors } from './budgets.ts';
import { text, type Text } from './text.ts';

export * from './field-errors.ts';

interface ErrorDefinition {
  readonly status: number;
  readonly text: Text;
}

/**
 * Error codes shared by all modules, with HTTP status and text (docs/model/platform.md#errors).
 * A module adds its own codes in its contract. `{name}` in a text is filled from the error's parameters.
 */
export const sharedErrors = {
  MALFORMED: { status: 400, text: text('Permintaan tidak valid', 'Invalid request') },
  IDEMPOTENCY_REQUIRED: {
    status: 400,
    text: text('Permintaan ini memerlukan Idempotency-Key', 'This request needs an Idempotency-Key'),
  },
  TOKEN_EXPIRED: { status: 401, text: text('Token Expired. Sorry you must login again') },
  TOKEN_INVALID: { status: 401, text: text('Token Expired. Sorry you must login again') },
  TOKEN_REVOKED: { status: 401, text: text('Token Expired. Sorry you must login again') },
  USERNAME_MISMATCH: { status: 401, text: text('Token Expired. Sorry you must login again') },
  FORBIDDEN: {
    status: 403,
    text: text('Anda tidak memiliki akses untuk aksi ini', 'You do not have access to this action'),
  },
  BEYOND_OWN_RIGHTS: {
    status: 403,
    text: text(
      'Di luar hak Anda sendiri: cakupan, peran, dan aksi user sebelum dan sesudah perubahan harus ' +
        'berada di dalam milik Anda',
      'Beyond your own rights: scope, roles and actions of the user before and after must lie inside yours',
    ),
  },
  EXPORT_RESTRICTED: {
    status: 403,
    text: text('Ekspor dibatasi oleh aturan: {rule}', 'Export is restricted by rule: {rule}'),
  },
  VIEWING_AS_ROLE: {
    status: 403,
    text: text(
      'Anda sedang melihat konsol sebagai peran {role}: hanya baca',
      'You are viewing the console as the role {role}: read only',
    ),
  },
  PROOF_REQUIRED: {
    status: 403,
    text: text('Konfirmasikan dulu bahwa ini Anda, lalu ulangi', 'Confirm first that this is you, then try again'),
  },
  MOVED_BY_ADMIN: {
    status: 403,
    text: text('Hanya admin yang dapat memindahkannya', 'Only admins can move it'),
  },
  NOT_FOUND: { status: 404, text: text('Data tidak ditemukan', 'Record not found') },
  METHOD_NOT_ALLOWED: { status: 405, text: text('Aksi tidak tersedia', 'Action not available') },
  UNCHANGED: { status: 409, text: text('Sudah berstatus demikian', 'Already has that status') },
  STALE_VERSION: {
    status: 409,
    text: text('Data sudah diubah oleh pengguna lain', 'The record was changed by someone else'),
  },
  DUPLICATE: { status: 409, text: text('Nilai sudah digunakan', 'Value is already in use') },
  IN_USE: { status: 409, text: text('Data masih digunakan', 'The record is still in use') },
  INVALID_STATE: { status: 409, text: text('Status sudah berubah', 'The status has changed') },
  PERIOD_OVERLAP: {
    status: 409,
    text: text('Periode bertabrakan dengan data lain', 'The period overlaps another record'),
  },
  SELF_APPROVAL: {
    status: 409,
    text: text('Pembuat tidak dapat menyetujui permintaannya sendiri', 'Makers cannot approve their own request'),
  },
  ADMIN_DECIDES: {
    status: 403,
    text: text('Hanya admin yang dapat menyetujui', 'Only an admin may approve'),
  },
  CHANGE_PENDING: {
    status: 409,
    text: text('Perubahan data ini sedang menunggu persetujuan', 'A change of this record awaits approval'),
  },
  WARNINGS_NOT_TICKED: {
    status: 409,
    text: text('Centang setiap peringatan untuk menyetujui: {warnings}', 'Tick every warning to approve: {warnings}'),
  },
  CHANGE_CLAIMED: { status: 409, text: text('Sedang diperiksa oleh {username}', 'Being looked at by {username}') },
  STAND_IN_OF_MAKER: {
    status: 409,
    text: text(
      'Anda mewakili pembuat permintaan ini: orang lain yang memutuskan',
      'You stand in for the maker of this request: someone else decides',
    ),
  },
  APPROVER_DEPENDENT: {
    status: 409,
    text: text(
      'Anda atau pembuat permintaan baru saja membuat atau mengubah akun yang lain: orang ketiga yang memutuskan',
      "You or the maker made or changed the other's account just now: a third person decides",
    ),
  },
  MAKER_RIGHTS_LOST: {
    status: 409,
    text: text(
      'Pembuat permintaan tidak lagi memegang hak untuk perubahan ini; tolak permintaannya',
      'The maker no longer holds the rights for this change; reject the request',
    ),
  },
  APPROVER_SCOPE: {
    status: 409,
    text: text(
      'Sesudah perubahan ini data berada di luar cakupan Anda: orang dengan cakupan lebih luas yang memutuskan',
      'After this change the record is outside your scope: someone with a wider scope decides',
    ),
  },
  CHANGE_NEEDED: {
    status: 409,
    text: text(
      'Perlu persetujuan orang lain: ubah sebagai pilihan, bukan sekaligus',
      'Needs approval by someone else: change ticked rows, not all at once',
    ),
  },
  CHANGE_OUTDATED: {
    status: 409,
    text: text('Data sudah berubah sejak permintaan dibuat', 'The record changed since the request was made'),
  },
  APPROVER_LEVEL: { status: 403, text: text('Pengguna branch tidak dapat menyetujui', 'Branch users cannot approve') },
  NOT_PENDING: { status: 409, text: text('Permintaan sudah diputuskan', 'The request was already decided') },
  PARENT_INACTIVE: {
    status: 409,
    text: text(
      'Data induknya tidak aktif; aktifkan induknya dulu',
      'The record that it belongs to is inactive; activate that one first',
    ),
  },
  COUNT_CHANGED: {
    status: 409,
    text: text('Jumlah data berubah menjadi {count}', 'The number of records changed to {count}'),
  },
  IDEMPOTENCY_REUSED: {
    status: 409,
    text: text('Kunci permintaan sudah dipakai untuk isi lain', 'The request key was used with another body'),
  },
  PREFERENCE_LIMIT: { status: 409, text: text('Maksimal {limit} preferensi', 'At most {limit} preferences') },
  PREFERENCE_SPACE: {
    status: 409,
    text: text(
      'Tampilan dan favorit Anda sudah memenuhi ruangnya; hapus beberapa',
      'Your layouts and favourites have filled their space; remove some',
    ),
  },
  VIEW_LIMIT: {
    status: 409,
    text: text('Maksimal {limit} tampilan tersimpan per daftar', 'At most {limit} saved views per list'),
  },
  RUN_RUNNING: {
    status: 409,
    text: text('Proses lain untuk modul ini masih berjalan', 'Another run of this module is still going on'),
  },
  SYNC_RUNNING: {
    status: 409,
    text: text('Sinkronisasi modul ini masih berjalan', 'This module is still being synchronised'),
  },
  IMPORT_RUNNING: { status: 409, text: text('Masih ada impor yang berjalan', 'An import is still running') },
  IMPORT_HAS_ERRORS: { status: 409, text: text('Masih ada baris bermasalah', 'There are rows with errors') },
  IMPORT_DUPLICATE_FILE: {
    status: 409,
    text: text('Berkas ini sudah diunggah sebelumnya', 'This file was uploaded before'),
  },
  EXPORT_QUEUE_FULL: {
    status: 409,
    text: text(
      'Maksimal {limit} unduhan diproses bersamaan. Tunggu sampai salah satunya selesai',
      'At most {limit} downloads at a time. Wait until one is done',
    ),
  },
  EXPORT_EXPIRED: {
    status: 410,
    text: text('Berkas sudah kedaluwarsa, buat ulang unduhan', 'The file has expired, ask for it again'),
  },
  IMPORT_EXPIRED: { status: 410, text: text('Pratinjau impor sudah kedaluwarsa', 'The import preview has expired') },
  FEED_MISSING: { status: 503, text: text('Belum ada kiriman dari core', 'Nothing has come from core yet') },
  FEED_INCOMPLETE: {
    status: 503,
    text: text(
      'Kiriman {file} dari core belum lengkap. Akan dicoba lagi',
      'The delivery {file} from core is not complete yet. It will be tried again',
    ),
  },
  FEED_BROKEN: {
    status: 503,
    text: text(
      'Kiriman {file} dari core rusak. Akan dicoba lagi setelah diganti',
      'The delivery {file} from core is broken. It will be tried again when it is replaced',
    ),
  },
  VALIDATION: { status: 422, text: text('Periksa kembali isian Anda', 'Check what you entered') },
  TOO_COMPLEX: {
    status: 422,
    text: text('Isi permintaan terlalu besar atau terlalu dalam', 'The request holds too much or is nested too deeply'),
  },
  // Not 403: the client shows that in place of the page, and the list with its filters would be lost.
  EXACT_MATCH_DENIED: {
    status: 422,
    text: text(
      'Mencari dengan nomor pribadi lengkap memerlukan hak buka data pribadi',
      'Searching by a full personal number needs the right to reveal personal data',
    ),
  },
  NUMBER_IN_ADDRESS: {
    status: 422,
    text: text(
      'Nomor pribadi lengkap tidak boleh ada di alamat. Kirim melalui pencarian konsol',
      'No full personal number may stand in an address. Send it by the search of the console',
    ),
  },
  NUMBER_FORGOTTEN: {
    status: 422,
    text: text(
      'Nomor yang dicari tidak tersimpan lagi. Ketik kembali nomornya',
      'The number searched for is no longer kept. Type it again',
    ),
  },
  SORT_FIELD: { status: 422, text: text('Kolom tidak dapat diurutkan', 'The column cannot be sorted') },
  NARROW_FILTER: { status: 422, text: text('Persempit filter terlebih dahulu', 'Narrow the filter first') },
  EXPORT_TOO_LARGE: {
    status: 422,
    text: text(
      'Jumlah data terlalu besar untuk diekspor: {count}. Persempit filter sampai {maximum} baris',
      'Too many rows to export: {count}. Narrow the filter to {maximum} {maximum|row|rows}',
    ),
  },
  FILE_TYPE: { status: 422, text: text('Jenis file tidak sesuai. Gunakan {kinds}', 'Wrong kind of file. Use {kinds}') },
  FILE_TOO_LARGE: { status: 422, text: text('Ukuran file maksimal {limit}', 'The file may be at most {limit}') },
  FILE_EMPTY: { status: 422, text: text('File kosong', 'The file is empty') },
  FILE_BROKEN: {
    status: 422,
    text: text('File rusak atau tidak dapat dibaca', 'The file is broken or cannot be read'),
  },
  FILE_REFUSED: { status: 422, text: text('File ditolak', 'The file was refused') },
  FILE_INFECTED: {
    status: 422,
    text: text(
      'File mengandung program berbahaya dan tidak disimpan. Hubungi tim keamanan',
      'The file contains harmful software and was not saved. Tell the security team',
    ),
  },
  FILE_ENCODING: {
    status: 422,
    text: text(
      'Baris {row} tidak berformat UTF-8. Simpan sebagai CSV UTF-8, lalu unggah lagi',
      'Row {row} is not UTF-8. Save the file as CSV UTF-8, then upload it again',
    ),
  },
  FILE_OLD_WORKBOOK: {
    status: 422,
    text: text(
      'Format .xls tidak dibaca. Buka file itu di lembar kerja, lalu simpan sebagai .xlsx',
      'The format .xls is not read. Open the file in a spreadsheet program, then save it as .xlsx',
    ),
  },
  FILE_OTHER_WORKBOOK: {
    status: 422,
    text: text(
      'Isi file ini berformat lain, seperti .ods. Buka di lembar kerja, lalu simpan sebagai .xlsx',
      'The file has another format inside, such as .ods. Open it in a spreadsheet program, then save it as .xlsx',
    ),
  },
  FILE_QUOTE: {
    status: 422,
    text: text(
      'Tanda kutip di baris {row}, kolom {column} tidak berpasangan atau ada teks di sisinya. Perbaiki dan unggah lagi',
      'A quotation mark in row {row}, column {column} has no other one, or text beside it. Mend it, then upload again',
    ),
  },
  FILE_SEPARATOR: {
    status: 422,
    text: text(
      'Kolom dipisahkan dengan “{separator}”. Gunakan titik koma, atau tulis sep={separator} di baris pertama',
      'The columns are divided by “{separator}”. Use semicolons, or write sep={separator} in the first line',
    ),
  },
  FILE_COLUMNS: { status: 422, text: text('Kolom file tidak sesuai', 'The columns of the file do not match') },
  FILE_TOO_WIDE: {
    status: 422,
    text: text(
      'Maksimal {limit} kolom, tetapi sel {cell} terisi. Kosongkan sel itu, lalu unggah lagi',
      'At most {limit} columns, but the cell {cell} is filled. Empty it, then upload again',
    ),
  },
  FILE_SHEET_EMPTY: {
    status: 422,
    text: text(
      'Lembar “{sheet}” tidak berisi data. Yang dibaca hanya lembar pertama yang tidak disembunyikan',
      'The sheet “{sheet}” has no data. Only the first sheet that is not hidden is read',
    ),
  },
  FILE_SHEET_COLUMNS: {
    status: 422,
    text: text(
      'Kolom lembar “{sheet}” tidak sesuai. Yang dibaca hanya lembar pertama yang tidak disembunyikan',
      'The columns of the sheet “{sheet}” do not match. Only the first sheet that is not hidden is read',
    ),
  },
  FILE_DAY_ORDER: {
    status: 422,
    text: text(
      'Kolom {column}: tanggal di baris {row} ditulis dengan bulan di depan, tanggal lain di file ini dapat berarti ' +
        'dua hari. Simpan tanggal sebagai 31-12-2026',
      'Column {column}: the date in row {row} has its month first, and others of the file may be two days. ' +
        'Save dates as 31-12-2026',
    ),
  },
  FILE_SHEETS: {
    status: 422,
    text: text(
      'Lembar “{sheet}” dan “{other}” berkolom sama. Gabungkan isinya, atau sembunyikan lembar yang tidak diunggah',
      'The sheets “{sheet}” and “{other}” have the columns of this file. Join their data in one, or hide the other one',
    ),
  },
  FILE_PROTECTED: { status: 422, text: text('File terlindungi kata sandi', 'The file is password protected') },
  IMPORT_TOO_MANY_ROWS: {
    status: 422,
    text: text('Maksimal {limit} baris per file', 'At most {limit} {limit|row|rows} per file'),
  },
  ...budgetErrors,
  RATE_LIMITED: {
    status: 429,
    text: text('Terlalu banyak permintaan, coba lagi sebentar', 'Too many requests, try again shortly'),
  },
  INTERNAL: {
    status: 500,
    text: text('Terjadi kesalahan. Kode: {requestId}', 'Something went wrong. Code: {requestId}'),
  },
  IDENTITY_UNAVAILABLE: {
    status: 502,
    text: text('Authentication service is currently unavailable. Please try again later.'),
  },
  BUSY: {
    status: 503,
    text: text('Layanan sedang sibuk, coba lagi sebentar', 'The service is busy, try again shortly'),
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    text: text(
      'Basis data sedang tidak dapat dihubungi, coba lagi sebentar',
      'The database cannot be reached at the moment, try again shortly',
    ),
  },
  DATABASE_READ_ONLY: {
    status: 503,
    text: text(
      'Basis data sedang hanya dapat dibaca, perubahan belum dapat disimpan',
      'The database can only be read at the moment, changes cannot be saved yet',
    ),
  },
  DATABASE_FULL: {
    status: 503,
    text: text(
      'Ruang basis data penuh, perubahan belum dapat disimpan',
      'The database has run out of space, changes cannot be saved yet',
    ),
  },
  STORAGE_FULL: {
    status: 503,
    text: text(
      'Ruang penyimpanan server penuh, berkas belum dapat disimpan',
      'The server has run out of space, files cannot be saved yet',
    ),
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    text: text(
      'Penyimpanan berkas server sedang tidak dapat dipakai, coba lagi sebentar',
      'The file storage of the server cannot be used at the moment, try again shortly',
    ),
  },
  SCANNER_UNAVAILABLE: {
    status: 503,
    text: text(
      'Pemindai file sedang tidak dapat dipakai, file belum diterima. Coba lagi sebentar',
      'The scanner of files cannot be used at the moment, the file was not accepted. Try again shortly',
    ),
  },
  UPSTREAM_UNAVAILABLE: {
    status: 503,
    text: text(
      'Layanan lain yang diperlukan sedang tidak dapat dihubungi, coba lagi sebentar',
      'Another service that is needed cannot be reached at the moment, try again shortly',
    ),
  },
  // Not in passingCauses: a retry fails until the operator provides the key.
  DATA_KEY_MISSING: {
    status: 503,
    text: text(
      'Data ini tidak dapat dibaca: kunci data server tidak lengkap. Hubungi pengelola konsol',
      'This cannot be read: the server lacks a data key. Tell whoever runs the console',
    ),
  },
  MAINTENANCE: { status: 503, text: text('Sedang dalam pemeliharaan', 'Under maintenance') },
} as const satisfies Record<string, ErrorDefinition>;
export type SharedErrorCode = keyof typeof sharedErrors;
