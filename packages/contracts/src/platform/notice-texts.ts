// Long: the texts of all notices, one entry a kind.
import { text } from '../core/text.ts';
import { budgetNotices } from '../core/budgets.ts';

/**
 * Notices of the platform to staff, with title and text, written by the services alone
 * (docs/model/platform.md#notices). `{name}` is filled from parameters.
 */
export const noticeTexts = {
  IMPORT_FINISHED: {
    title: text('Impor selesai', 'Import finished'),
    text: text('{file}: {applied} diterapkan, {failed} gagal', '{file}: {applied} applied, {failed} failed'),
  },
  IMPORT_FAILED: {
    title: text('Impor gagal', 'Import failed'),
    text: text('{file} tidak dapat diselesaikan', '{file} could not be finished'),
  },
  IMPORT_BACK: {
    title: text('Impor kembali ke pratinjau', 'Import back at its preview'),
    text: text(
      '{file}: data berubah sejak pratinjau, tidak ada yang diterapkan; periksa dan konfirmasi lagi',
      '{file}: data changed since the preview, nothing was applied; check and confirm it again',
    ),
  },
  VIEWS_REFUSED: {
    title: text('Banyak penolakan', 'Many refusals'),
    text: text(
      '{username} ditolak {count} kali dalam {minutes} menit',
      '{username} was refused {count} times within {minutes} minutes',
    ),
  },
  TEXTS_ALIKE: {
    title: text('Dua data terlihat sama', 'Two records look the same'),
    text: text(
      '"{label}" dan "{other}" hanya berbeda pada tanda yang tidak terlihat; ubah atau hapus salah satunya',
      '"{label}" and "{other}" differ only in signs that cannot be seen; change or delete one of them',
    ),
  },
  DOWNLOAD_READY: {
    title: text('Unduhan siap', 'Download ready'),
    text: text('{title}: {rows} baris', '{title}: {rows} {rows|row|rows}'),
  },
  DOWNLOAD_FAILED: { title: text('Unduhan gagal', 'Download failed'), text: text('{title}', '{title}') },
  DOWNLOAD_EXPIRING: {
    title: text('Unduhan akan kedaluwarsa', 'Download about to expire'),
    text: text('{title} dihapus dalam 24 jam', '{title} is removed within 24 hours'),
  },
  CHANGE_WAITING: {
    title: text('Menunggu persetujuan Anda', 'Awaiting your approval'),
    text: text('{module}: {label}, oleh {maker}', '{module}: {label}, by {maker}'),
  },
  CHANGE_APPROVED: {
    title: text('Perubahan disetujui', 'Change approved'),
    text: text('{module}: {label}, oleh {checker}', '{module}: {label}, by {checker}'),
  },
  CHANGE_REJECTED: {
    title: text('Perubahan ditolak', 'Change rejected'),
    text: text('{module}: {label}, oleh {checker}: {note}', '{module}: {label}, by {checker}: {note}'),
  },
  CHANGES_APPROVED: {
    title: text('{count} perubahan disetujui', '{count} changes approved'),
    text: text('Oleh {checker}: {labels}', 'By {checker}: {labels}'),
  },
  CHANGES_REJECTED: {
    title: text('{count} perubahan ditolak', '{count} changes rejected'),
    text: text('Oleh {checker}: {labels}. {note}', 'By {checker}: {labels}. {note}'),
  },
  CHANGE_EXPIRED: {
    title: text('Permintaan perubahan kedaluwarsa', 'Change request expired'),
    text: text('{module}: {label}, tidak diputuskan sampai batas waktu', '{module}: {label}, not decided in time'),
  },
  STAND_IN_NAMED: {
    title: text('Pengganti saat cuti', 'Stand-in during leave'),
    text: text('{standIn} mewakili {absent} {from} - {until}', '{standIn} stands in for {absent} {from} - {until}'),
  },
  STAND_IN_ENDED: {
    title: text('Pengganti diakhiri', 'Stand-in ended'),
    text: text('{standIn} tidak lagi mewakili {absent}', '{standIn} no longer stands in for {absent}'),
  },
  API_TOKEN_NOT_REFRESHED: {
    title: text('Token layanan gagal diperbarui', 'Token of a service not refreshed'),
    text: text('{code} {environment}: tiga kali gagal', '{code} {environment}: failed three times'),
  },
  MEMBER_ASKED: {
    title: text('Pertanyaan tentang member', 'Question about a member'),
    text: text('{memberNo}, dari {name}: {question}', '{memberNo}, from {name}: {question}'),
  },
  EMPLOYEE_OVER_LIMIT: {
    title: text('Pemakaian di atas plafond baru', 'More used than the new limit'),
    text: text('Karyawan {npk}, member {memberNo}', 'Employee {npk}, member {memberNo}'),
  },
  RATE_GAPS: {
    title: text('Tenor tanpa rate atau fee', 'Tenors without a rate or fee'),
    text: text(
      '{module}: {count} cabang kekurangan rate atau fee ADMIN untuk tenor skemanya',
      '{module}: {count} {count|branch lacks|branches lack} a rate or ADMIN fee for tenors of their schemes',
    ),
  },
  DOCUMENTS_ENDING: {
    title: text('Dokumen akan habis', 'Documents about to end'),
    text: text(
      '{module}: NIB {count} outlet habis dalam 30 hari',
      '{module}: the NIB of {count} {count|outlet|outlets} ends within 30 days',
    ),
  },
  AGREEMENTS_ENDING: {
    title: text('Perjanjian akan habis', 'Agreements about to end'),
    text: text(
      '{module}: perjanjian rate eksklusif {count} outlet habis dalam 30 hari',
      '{module}: the agreement on exclusive rates of {count} {count|outlet|outlets} ends within 30 days',
    ),
  },
  CCM_LATE: {
    title: text('Konfirmasi pelanggan terlambat', 'Customer confirmation late'),
    text: text('{ccmNo} melewati batas waktunya', '{ccmNo} is past its time'),
  },
  SURVEY_OVERDUE: {
    title: text('Tindak lanjut survei terlambat', 'Survey follow-up overdue'),
    text: text('Survei {surveyNo} belum ditindaklanjuti', 'Survey {surveyNo} was not followed up'),
  },
  SOURCE_TOKEN_EXPIRING: {
    title: text('Token sumber akan berakhir', 'Token of a source about to end'),
    text: text('{code}: {days} hari lagi', '{code}: in {days} {days|day|days}'),
  },
  PASSWORD_EXPIRING: {
    title: text('Password akan kedaluwarsa', 'Password about to expire'),
    text: text('{days} hari lagi', 'In {days} {days|day|days}'),
  },
  ROLE_CHANGED: {
    title: text('Peran Anda berubah', 'Your roles changed'),
    text: text('Peran sekarang: {roles}', 'Roles now: {roles}'),
  },
  SOLE_ADMIN: {
    title: text('Perubahan tanpa admin kedua', 'Change without a second admin'),
    text: text(
      '{label}, oleh {actor}: hanya ada satu admin aktif',
      '{label}, by {actor}: there is only one active admin',
    ),
  },
  ADMIN_GRANTED: {
    title: text('Peran admin diberikan', 'Admin role granted'),
    text: text('{username}, oleh {actor}', '{username}, by {actor}'),
  },
  STORAGE_LOW: {
    title: text('Ruang penyimpanan server hampir penuh', 'The server is running out of space'),
    text: text('Tersisa {free} MB', '{free} MB are left'),
  },
  RUN_FINISHED: {
    title: text('Proses massal selesai', 'Bulk run finished'),
    text: text('{module}: {changed} diubah, {skipped} dilewati', '{module}: {changed} changed, {skipped} skipped'),
  },
  RUN_FAILED: {
    title: text('Proses massal gagal', 'Bulk run failed'),
    text: text('{module}: {changed} diubah sebelum berhenti', '{module}: {changed} changed before it stopped'),
  },
  REFUSALS: {
    title: text('Banyak penolakan akses', 'Many refused calls'),
    text: text('{username}: {count} dalam 10 menit', '{username}: {count} within 10 minutes'),
  },
  ...budgetNotices,
  SEAL_BROKEN: {
    title: text('Segel jejak audit rusak', 'Audit seal broken'),
    text: text('Tanggal {date}', 'Date {date}'),
  },
  REMOTE_STEPPED_BACK: {
    title: text('Remote mundur otomatis', 'A remote stepped back'),
    text: text(
      '{remote}: {version} ditinggalkan karena {users} pengguna melaporkan {kind}; sekarang {to}',
      '{remote}: left {version}, since {users} {users|user|users} reported {kind}; now {to}',
    ),
  },
  REMOTE_FAILING: {
    title: text('Remote bermasalah', 'A remote is failing'),
    text: text(
      '{remote} {version}: {users} pengguna melaporkan {kind}, tidak ada versi untuk mundur',
      '{remote} {version}: {users} {users|user|users} report {kind}, and there is no release to step back to',
    ),
  },
  PRINT_FILE_PASSWORD: {
    title: text('Kata sandi file cetak', 'Password of a print file'),
    text: text('{batchNo}: {password}', '{batchNo}: {password}'),
  },
  CARD_DELIVERY_OVERDUE: {
    title: text('Kiriman kartu terlambat', 'Delivery of cards overdue'),
    text: text(
      '{deliveryNo} sudah lebih dari {days} hari di jalan',
      '{deliveryNo} has been on its way for more than {days} {days|day|days}',
    ),
  },
  CARD_CHECK_DOWN: {
    title: text('Pemeriksaan otomatis tidak menjawab', 'Automatic checks do not answer'),
    text: text('{no} diperiksa manual setelah 30 menit', '{no} is checked by hand after 30 minutes'),
  },
  ASSIGNMENT_OVERDUE: {
    title: text('Kiriman kartu terlambat', 'Cards are overdue'),
    text: text(
      '{document}: {cards} kartu belum diterima setelah {days} hari',
      '{document}: {cards} {cards|card|cards} not received after {days} {days|day|days}',
    ),
  },
  CARD_RANGE_LOW: {
    title: text('Nomor kartu hampir habis', 'Card numbers are running out'),
    text: text(
      '{code}: sisa {free} nomor, di bawah {bound}',
      '{code}: {free} {free|number|numbers} left, below {bound}',
    ),
  },
  DORMANT_SOON: {
    title: text('Akun akan dinonaktifkan', 'Account about to be deactivated'),
    text: text('Masuk sebelum {date}', 'Sign in before {date}'),
  },
} as const;
export type NoticeKind = keyof typeof noticeTexts;
