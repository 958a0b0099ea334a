// Long: the table of all system settings, one entry a setting.
import type { SettingGroup, SettingRule } from '@console/contracts/shell/setting-value';
import type { SettingDefinition } from './definition.ts';
import { codesOnce, hosts, limitsOfRoles, wholeNumber } from './value-checks.ts';

type Marks = Pick<SettingDefinition, 'isPublic' | 'isProtected'>;
const guarded: Marks = { isProtected: true };
const open: Marks = { isPublic: true };

const decimal = (group: SettingGroup, value: number, rule: SettingRule, description: string, marks: Marks = {}) =>
  ({ type: 'NUMBER', group, value: String(value), rule, description, ...marks }) as const;
const number = (...[group, value, rule, description, marks]: Parameters<typeof decimal>) =>
  ({ ...decimal(group, value, rule, description, marks), check: wholeNumber }) as const;
const flag = (group: SettingGroup, value: boolean, description: string, marks: Marks = {}) =>
  ({ type: 'BOOLEAN', group, value: String(value), description, ...marks }) as const;
const other = <Type extends 'STRING' | 'JSON' | 'LIST' | 'TIME'>(
  type: Type,
  group: SettingGroup,
  value: string,
  description: string,
  marks: Marks & Pick<SettingDefinition, 'rule' | 'check'> = {},
) => ({ type, group, value, description, ...marks }) as const;

/**
 * Looking up people: the contact centre identifies callers all day, operations work through lists, a vendor and guests
 * need none.
 */
const limitsByRole = {
  contact_center: {
    REVEAL_MAX_PER_HOUR: 60,
    REVEAL_MAX_PER_DAY: 250,
    EXACT_MATCH_MAX_PER_HOUR: 120,
    EXACT_MATCH_MAX_PER_DAY: 600,
  },
  ho_operations: { NUMBERS_MAX_PER_DAY: 20_000, UPLOAD_MAX_PER_DAY: 2_000 },
  internal_audit: { EXACT_MATCH_MAX_PER_DAY: 400 },
  print_vendor: { NUMBERS_MAX_PER_DAY: 1_000, UPLOAD_MAX_PER_DAY: 200 },
  tamu: { NUMBERS_MAX_PER_DAY: 500, UPLOAD_MAX_PER_DAY: 0 },
} as const;

const days = { minimum: 1, maximum: 3_650 };
const percent = { minimum: 0, maximum: 100 };
/** `PV01|Vendor Cetak 1;PV02|Vendor Cetak 2`: codes with their names. */
const codesWithNames = {
  minimum: 4,
  pattern: String.raw`^[A-Z0-9]{2,10}\|[^|;]{3,60}(;[A-Z0-9]{2,10}\|[^|;]{3,60})*$`,
};

/** The system settings with their defaults (docs/model/shell.md#application-settings). */
export const systemSettings = {
  SSO_WEB_2_0_ENABLED: flag('SIGN_IN', false, 'Masuk melalui layanan identitas ("true") atau username dan password', {
    ...open,
    ...guarded,
  }),
  // A path as authority means the embedded service, at the address of this program.
  SSO_WEB_2_0_CONFIG: other(
    'JSON',
    'SIGN_IN',
    '{"authority":"/identity","clientId":"console","scope":"openid profile email"}',
    'Alamat, client id, dan scope layanan identitas',
    { ...open, ...guarded },
  ),
  REGISTRATION_ENABLED: flag('SIGN_IN', false, 'Pendaftaran user dari luar konsol dibuka', { ...open, ...guarded }),
  LOGIN_MAX_FAILURES: number(
    'SIGN_IN',
    5,
    { minimum: 3, maximum: 20 },
    'Jumlah salah password sebelum akun terkunci',
    guarded,
  ),
  LOGIN_LOCK_MINUTES: number('SIGN_IN', 15, { minimum: 1, maximum: 1_440 }, 'Lama akun terkunci dalam menit', guarded),
  STEP_UP_MINUTES: number(
    'SIGN_IN',
    10,
    { minimum: 1, maximum: 60 },
    'Perubahan peran, pengaturan yang dilindungi, rilis, dan reset password meminta konfirmasi ' +
      'identitas setelah menit ini',
    guarded,
  ),
  PASSWORD_MAX_AGE_DAYS: number('SIGN_IN', 90, days, 'Masa berlaku password dalam hari', guarded),
  PASSWORD_HISTORY: number(
    'SIGN_IN',
    5,
    { minimum: 0, maximum: 24 },
    'Jumlah password terakhir yang tidak boleh dipakai lagi',
    guarded,
  ),
  USER_RESET_FREEZE_HOURS: number(
    'SIGN_IN',
    24,
    { minimum: 0, maximum: 720 },
    'Jam tanpa reset password setelah e-mail user diganti',
    guarded,
  ),
  APPROVER_INDEPENDENCE_DAYS: number(
    'SIGN_IN',
    30,
    { minimum: 0, maximum: 365 },
    'Hari sebuah akun tidak memutuskan permintaan orang yang membuat, mereset, atau menaikkan haknya',
    guarded,
  ),
  USER_DORMANT_DAYS: number('SIGN_IN', 90, days, 'User tanpa sign-in selama ini dinonaktifkan', guarded),
  ACCESS_TOKEN_SECONDS: number(
    'SESSION',
    900,
    { minimum: 120, maximum: 3_600 },
    'Umur access token dalam detik',
    guarded,
  ),
  REFRESH_TOKEN_SECONDS: number(
    'SESSION',
    28_800,
    { minimum: 600, maximum: 43_200 },
    'Umur refresh token dalam detik',
    guarded,
  ),
  SESSION_MAX: number('SESSION', 3, { minimum: 1, maximum: 20 }, 'Jumlah sesi berjalan per user'),
  REVEAL_MAX_PER_HOUR: number(
    'SYSTEM',
    30,
    { minimum: 0, maximum: 1_000 },
    'Jumlah buka data pribadi per user per jam',
    guarded,
  ),
  REVEAL_MAX_PER_DAY: number(
    'SYSTEM',
    50,
    { minimum: 0, maximum: 5_000 },
    'Jumlah buka data pribadi per user per hari',
    guarded,
  ),
  EXACT_MATCH_MAX_PER_MINUTE: number(
    'SYSTEM',
    20,
    { minimum: 0, maximum: 1_000 },
    'Jumlah pencarian dengan nomor pribadi lengkap per user per menit',
    guarded,
  ),
  EXACT_MATCH_MAX_PER_HOUR: number(
    'SYSTEM',
    60,
    { minimum: 0, maximum: 10_000 },
    'Jumlah pencarian dengan nomor pribadi lengkap per user per jam',
    guarded,
  ),
  EXACT_MATCH_MAX_PER_DAY: number(
    'SYSTEM',
    200,
    { minimum: 0, maximum: 50_000 },
    'Jumlah pencarian dengan nomor pribadi lengkap per user per hari',
    guarded,
  ),
  VERIFICATION_OPEN_MAX_PER_HOUR: number(
    'SYSTEM',
    60,
    { minimum: 0, maximum: 1_000 },
    'Jumlah pengajuan kartu yang dibuka di meja verifikasi per user per jam',
    guarded,
  ),
  VERIFICATION_OPEN_MAX_PER_DAY: number(
    'SYSTEM',
    300,
    { minimum: 0, maximum: 5_000 },
    'Jumlah pengajuan kartu yang dibuka di meja verifikasi per user per hari',
    guarded,
  ),
  VERIFICATION_UNDECIDED_MAX_PER_DAY: number(
    'SYSTEM',
    30,
    { minimum: 0, maximum: 5_000 },
    'Jumlah pengajuan kartu yang dibuka tanpa keputusan per user per hari',
    guarded,
  ),
  PHOTO_UNDECIDED_MAX_PER_DAY: number(
    'MEMBER',
    50,
    { minimum: 0, maximum: 5_000 },
    'Jumlah foto yang dibuka tanpa keputusan per user per hari',
    guarded,
  ),
  LOOKUP_MAX_PER_DAY: number(
    'MEMBER',
    100,
    { minimum: 0, maximum: 100_000 },
    'Jumlah pencarian keanggotaan nasional per user per hari, selain user nasional',
    guarded,
  ),
  ESCROW_COMPANY_CODE: other(
    'STRING',
    'MEMBER',
    '88010',
    'Kode perusahaan di depan nomor akun escrow yang baru dibuka',
    {
      ...guarded,
      rule: { minimum: 5, maximum: 5, pattern: String.raw`^\d{5}$` },
    },
  ),
  NUMBERS_MAX_PER_DAY: number(
    'SYSTEM',
    5_000,
    { minimum: 0, maximum: 1_000_000 },
    'Jumlah nomor yang ditempel ke daftar per user per hari',
    guarded,
  ),
  EXPORT_MAX_PER_DAY: number(
    'EXPORT',
    100,
    { minimum: 0, maximum: 10_000 },
    'Jumlah berkas unduhan per user per hari; peran dapat lebih ketat',
    guarded,
  ),
  UPLOAD_MAX_PER_DAY: number(
    'SYSTEM',
    1_000,
    { minimum: 0, maximum: 100_000 },
    'Jumlah berkas unggahan per user per hari',
    guarded,
  ),
  UPLOAD_MAX_MB_PER_DAY: number(
    'SYSTEM',
    2_000,
    { minimum: 0, maximum: 1_000_000 },
    'Jumlah MB unggahan per user per hari',
    guarded,
  ),
  STREAM_MAX_OPEN: number(
    'SYSTEM',
    30,
    { minimum: 1, maximum: 1_000 },
    'Jumlah sambungan langsung yang terbuka bersamaan per user',
    guarded,
  ),
  LIMITS_BY_ROLE: other(
    'JSON',
    'SYSTEM',
    JSON.stringify(limitsByRole),
    'Batas per peran yang berbeda dari batas umum, menurut nama peran dan kunci pengaturan batas',
    { ...guarded, check: limitsOfRoles },
  ),
  EXPORT_STREAM_MAX_ROWS: number(
    'EXPORT',
    5_000,
    { minimum: 0, maximum: 50_000 },
    'Ekspor sampai jumlah baris ini langsung diunduh',
  ),
  EXPORT_MAX_ROWS: number(
    'EXPORT',
    1_000_000,
    { minimum: 1, maximum: 1_000_000 },
    'Jumlah baris ekspor terbanyak',
    guarded,
  ),
  EXPORT_EXPIRY_DAYS: number('EXPORT', 7, days, 'Berkas unduhan disimpan selama hari ini'),
  IMPORT_MAX_ROWS: number('IMPORT', 100_000, { minimum: 1, maximum: 100_000 }, 'Jumlah baris impor terbanyak'),
  IMPORT_PREVIEW_HOURS: number('IMPORT', 24, { minimum: 1, maximum: 168 }, 'Pratinjau impor berlaku selama jam ini'),
  CHANGE_EXPIRY_DAYS: number('SYSTEM', 30, days, 'Permintaan perubahan kedaluwarsa setelah hari ini'),
  'card.issuer-prefix': other(
    'STRING',
    'CARD',
    '9710',
    'Empat angka pertama nomor kartu; perubahan hanya berlaku untuk rentang nomor baru',
    { rule: { pattern: '^[0-9]{4}$' }, ...guarded },
  ),
  'card.print-vendors': other(
    'STRING',
    'CARD',
    'PV01|Vendor Cetak 1;PV02|Vendor Cetak 2',
    'Vendor cetak: kode|nama, dipisah titik koma',
    { rule: codesWithNames, check: codesOnce },
  ),
  'card.couriers': other('STRING', 'CARD', 'KR01|Kurir 1;KR02|Kurir 2', 'Kurir: kode|nama, dipisah titik koma', {
    rule: codesWithNames,
    check: codesOnce,
  }),
  'card.print-batch.max': number(
    'CARD',
    5_000,
    { minimum: 1, maximum: 5_000 },
    'Jumlah kartu terbanyak dalam satu batch cetak',
  ),
  'card.pickup.hold-days': number(
    'CARD',
    60,
    { minimum: 1, maximum: 365 },
    'Kartu atas nama menunggu diambil selama hari ini',
  ),
  'card.pickup.max-extensions': number(
    'CARD',
    2,
    { minimum: 0, maximum: 10 },
    'Jumlah perpanjangan batas pengambilan kartu',
  ),
  'card.delivery.overdue-days': number(
    'CARD',
    14,
    { minimum: 1, maximum: 365 },
    'Pengiriman ke kantor atau rumah terlambat setelah hari ini',
  ),
  'card.lost.auto-cancel-days': number(
    'CARD',
    90,
    { minimum: 1, maximum: 365 },
    'Kartu hilang dibatalkan setelah hari ini',
    guarded,
  ),
  'card.verification.max-resubmit': number(
    'CARD',
    3,
    { minimum: 0, maximum: 10 },
    'Jumlah pengajuan ulang aplikasi yang dikembalikan',
  ),
  'card.verification.expire-days': number(
    'CARD',
    14,
    { minimum: 1, maximum: 365 },
    'Aplikasi yang dikembalikan kedaluwarsa setelah hari ini',
  ),
  'card.verification.liveness-min': decimal('CARD', 80, percent, 'Nilai liveness terendah dalam persen', guarded),
  'card.verification.face-match-min': decimal('CARD', 75, percent, 'Kecocokan wajah terendah dalam persen', guarded),
  'card.replacement.approval-fee-waiver': flag(
    'CARD',
    true,
    'Pembebasan biaya penggantian kartu perlu persetujuan',
    guarded,
  ),
  MIN_YIELD_SPEKTRA: decimal('ORDER', 30, percent, 'Batas yield SPEKTRA dalam persen efektif per tahun', guarded),
  MIN_YIELD_NMC: decimal('ORDER', 24, percent, 'Batas yield NMC dalam persen efektif per tahun', guarded),
  MIN_YIELD_UFI: decimal('ORDER', 26, percent, 'Batas yield UFI dalam persen efektif per tahun', guarded),
  RATE_FLOOR_SPEKTRA: decimal('ORDER', 0.5, percent, 'Rate SPEKTRA terendah tanpa persetujuan admin', guarded),
  RATE_FLOOR_NMC: decimal('ORDER', 12, percent, 'Rate NMC terendah tanpa persetujuan admin', guarded),
  RATE_FLOOR_UFI: decimal('ORDER', 14, percent, 'Rate UFI terendah tanpa persetujuan admin', guarded),
  PO_ARCHIVE_AFTER_DAYS: number('ORDER', 90, days, 'Hari setelah pembelian sampai order final diarsipkan', guarded),
  PO_EXPIRY_DAYS_SPEKTRA: number('ORDER', 14, days, 'Masa berlaku PO SPEKTRA dalam hari', guarded),
  PO_EXPIRY_DAYS_NMC: number('ORDER', 30, days, 'Masa berlaku PO NMC dalam hari', guarded),
  PO_EXPIRY_DAYS_UFI: number('ORDER', 30, days, 'Masa berlaku PO UFI dalam hari', guarded),
  CCM_MAX_ATTEMPTS: number('ORDER', 3, { minimum: 1, maximum: 10 }, 'Jumlah percobaan konfirmasi pelanggan', guarded),
  SAO_MAX_OUTLETS: number(
    'ORDER',
    150,
    { minimum: 1, maximum: 10_000 },
    'Jumlah outlet satu SAO sebelum diperingatkan',
    guarded,
  ),
  PRE_ORDER_AGENT_FEE: number(
    'ORDER',
    25_000,
    { minimum: 0, maximum: 10_000_000 },
    'Fee agen pre-order per order tanpa fee sendiri',
    guarded,
  ),
  STAMP_DUTY: number('ORDER', 10_000, { minimum: 0, maximum: 1_000_000 }, 'Bea meterai per kontrak', guarded),
  OTP_TTL_SECONDS: number('MESSAGE', 180, { minimum: 30, maximum: 900 }, 'Masa berlaku OTP dalam detik', guarded),
  OTP_MAX_ATTEMPTS: number('MESSAGE', 3, { minimum: 1, maximum: 10 }, 'Jumlah percobaan OTP', guarded),
  MEMBER_PIN_ADDRESS: other('STRING', 'MESSAGE', 'https://app.contoh.id/pin#', 'Awal tautan untuk membuat PIN member', {
    ...guarded,
    rule: { minimum: 12, maximum: 120, pattern: '^https://\\S+$' },
  }),
  MEMBER_EMAIL_ADDRESS: other(
    'STRING',
    'MESSAGE',
    'https://app.contoh.id/email#',
    'Awal tautan untuk memverifikasi e-mail member',
    { ...guarded, rule: { minimum: 12, maximum: 120, pattern: '^https://\\S+$' } },
  ),
  NOTIFICATION_QUIET_START: other('TIME', 'MESSAGE', '21:00', 'Awal jam tenang notifikasi'),
  NOTIFICATION_QUIET_END: other('TIME', 'MESSAGE', '07:00', 'Akhir jam tenang notifikasi'),
  MAINTENANCE_MODULES: other('LIST', 'SYSTEM', '', 'Modul yang sedang dipelihara; * untuk semua', open),
  MAINTENANCE_MESSAGE: other('STRING', 'SYSTEM', 'Sedang dalam pemeliharaan', 'Teks halaman pemeliharaan', open),
  BANNER_URL_HOSTS: other('LIST', 'MESSAGE', 'contoh.id', 'Host yang boleh dituju tautan banner', { check: hosts }),
  RELEASE_STEP_BACK_USERS: number(
    'SYSTEM',
    3,
    { minimum: 0, maximum: 10_000 },
    'Jumlah pengguna berbeda yang melaporkan rilis remote gagal sebelum konsol mundur otomatis; 0 mematikannya',
    guarded,
  ),
  RELEASE_STEP_BACK_PERCENT: decimal(
    'SYSTEM',
    5,
    { minimum: 0, maximum: 100 },
    'Persentase pengguna rilis itu yang harus melaporkan kegagalan sebelum konsol mundur otomatis',
    guarded,
  ),
  RELEASE_STEP_BACK_MINUTES: number(
    'SYSTEM',
    5,
    { minimum: 1, maximum: 1_440 },
    'Laporan kegagalan rilis dihitung selama menit ini',
  ),
  RELEASE_DEVELOPMENT_MINUTES: number(
    'SYSTEM',
    0,
    { minimum: 0, maximum: 480 },
    'Pengembang boleh memakai remote dari mesinnya sendiri di konsol ini selama menit ini; 0 menolaknya',
    guarded,
  ),
  RELEASE_KEPT_DAYS: number(
    'SYSTEM',
    42,
    { minimum: 1, maximum: 3_650 },
    'Berkas rilis remote yang tidak lagi dipakai disimpan selama hari ini',
    guarded,
  ),
  SMS_LINK_DOMAINS: other('LIST', 'MESSAGE', 'contoh.id', 'Domain tautan yang boleh ada di SMS', {
    ...guarded,
    check: hosts,
  }),
} as const satisfies Readonly<Record<string, SettingDefinition>>;

export type SystemSetting = keyof typeof systemSettings;
