import type {
  AudienceKind,
  NotificationState,
  NotificationTarget,
} from '@console/contracts/orders-logs/notification-words';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { rowsOf } from '../../platform/seed-data/rows-of.ts';

interface Line {
  readonly state: NotificationState;
  readonly target: NotificationTarget;
  readonly title: string;
  readonly body: string;
  readonly days: number;
}

/**
 * state | target | days from the seed date | title | body; 24 over all states
 * (docs/model/orders-logs.md#notifications).
 */
const table = `
sent | MEMBER_PUSH | -27 | Promo akhir pekan | Halo {memberName}, cicilan ringan menunggu Anda akhir pekan ini di
  {branchName}.
sent | MEMBER_INBOX | -25 | Perubahan jam layanan | Jam layanan {branchName} berubah mulai pekan depan. Lihat
  rinciannya di halaman profil Anda.
sent | CONSOLE | -24 | Pemeliharaan sistem Sabtu malam | Halo {memberName}, konsol dipelihara Sabtu pukul 22.00 sampai
  24.00 WIB. Simpan pekerjaan Anda sebelum itu.
sent | MEMBER_PUSH | -21 | Kartu baru siap diambil | Kartu Anda sudah tiba di {branchName}. Bawa identitas saat
  mengambilnya.
sent | MEMBER_INBOX | -18 | Syarat dan ketentuan baru | Syarat dan ketentuan keanggotaan diperbarui. Silakan baca
  sebelum transaksi berikutnya.
sent | CONSOLE | -15 | Panduan verifikasi kartu | Panduan verifikasi kartu sudah diperbarui. Gunakan langkah baru
  mulai hari ini.
sent | MEMBER_PUSH | -12 | Plafon Anda bertambah | Selamat {memberName}, cek plafon terbaru Anda di aplikasi.
partially_failed | MEMBER_PUSH | -10 | Undangan survei layanan | Bantu kami melayani lebih baik, {memberName}. Isi
  survei singkat di aplikasi.
partially_failed | MEMBER_INBOX | -9 | Ringkasan transaksi bulanan | Ringkasan transaksi Anda bulan lalu sudah
  tersedia di aplikasi.
partially_failed | MEMBER_PUSH | -8 | Promo elektronik NMC | Tenor panjang untuk elektronik pilihan di {branchName}.
stopped | MEMBER_PUSH | -7 | Promo salah periode | Promo ini dihentikan karena periodenya keliru.
stopped | MEMBER_INBOX | -6 | Pengumuman cabang pindah | {branchName} pindah alamat. Lihat peta di aplikasi.
cancelled | MEMBER_PUSH | -5 | Promo motor listrik | Uang muka ringan untuk motor listrik di {branchName}.
cancelled | CONSOLE | -4 | Rapat koordinasi cabang | Rapat koordinasi cabang ditunda sampai pemberitahuan berikutnya.
sending | MEMBER_INBOX | 0 | Pembaruan aplikasi member | Perbarui aplikasi Anda untuk fitur pembayaran terbaru,
  {memberName}.
scheduled | MEMBER_PUSH | 3 | Diskon biaya admin | Hemat biaya admin untuk pengajuan pekan ini di {branchName}.
scheduled | MEMBER_INBOX | 5 | Jadwal libur nasional | Layanan {branchName} tutup pada hari libur nasional. Aplikasi
  tetap dapat digunakan.
scheduled | CONSOLE | 7 | Batas akhir pelaporan kartu | Laporan distribusi kartu bulan ini ditutup Jumat pukul 17.00
  WIB.
pending_approval | MEMBER_PUSH | 4 | Promo kulkas dan mesin cuci | Cicilan ringan untuk kulkas dan mesin cuci pilihan
  di {branchName}.
pending_approval | MEMBER_INBOX | 6 | Cara melindungi akun | {memberName}, jangan berikan kode rahasia kepada siapa pun.
pending_approval | MEMBER_PUSH | 2 | Ulang tahun keanggotaan | Selamat ulang tahun keanggotaan, {memberName}. Ada
  hadiah untuk Anda.
draft | MEMBER_PUSH | 9 | Promo tengah tahun | Promo tengah tahun segera hadir di {branchName}.
draft | MEMBER_INBOX | 12 | Tips memakai kartu | Kenali manfaat kartu Anda, {memberName}, dari tips singkat ini.
draft | CONSOLE | 14 | Pelatihan petugas baru | Pelatihan petugas baru dimulai pekan depan. Daftarkan peserta melalui
  kepala cabang.
`;

const dayMs = 86_400_000;
const lines = rowsOf(table).map((row): Line => {
  const [state = '', target = '', days = '', title = '', body = ''] = row.split(' | ');
  return { state: state as NotificationState, target: target as NotificationTarget, days: Number(days), title, body };
});

const begun: readonly NotificationState[] = ['sent', 'partially_failed', 'stopped', 'sending'];
const decided: readonly NotificationState[] = [...begun, 'scheduled'];

/** The month in Jakarta, as in `202603`. */
const monthOf = (time: Date): string =>
  new Date(time.getTime() + 7 * 3_600_000).toISOString().slice(0, 7).replace('-', '');

/** Counts of the results that fit the state. */
function countsOf({ state, target }: Line, index: number) {
  const audience = target === 'CONSOLE' ? 40 + index : 1_000 * (12 + index);
  const skipped = target === 'CONSOLE' ? 0 : Math.round(audience * 0.04);
  const failed = state === 'partially_failed' ? Math.round(audience * 0.03) : 0;
  const sent = !begun.includes(state)
    ? 0
    : state === 'stopped' || state === 'sending'
      ? Math.round(audience * 0.35)
      : audience - skipped - failed;
  return {
    audience,
    skipped: begun.includes(state) ? skipped : 0,
    failed,
    sent,
    delivered: target === 'CONSOLE' ? sent : Math.round(sent * 0.95),
    opened: Math.round(sent * (0.2 + (index % 5) / 20)),
  };
}

export const seed: Seed = {
  name: 'notification',
  async run(tx, { date }) {
    const roles = await tx
      .selectFrom('role_view')
      .select('id')
      .where('name', 'in', ['branch_head', 'branch_admin'])
      .orderBy('name')
      .execute();
    const rows = lines.map((line, index) => {
      const { state, target, title, body, days } = line;
      const at = new Date(date.getTime() + days * dayMs);
      const author = `HOBIS0${1 + (index % 3)}`;
      const kind: AudienceKind = target === 'CONSOLE' ? 'ROLE' : 'SEGMENT';
      const created = new Date(Math.min(at.getTime(), date.getTime()) - (2 + (index % 3)) * dayMs);
      const submitted = state === 'draft' ? null : new Date(created.getTime() + dayMs / 4);
      const isDecided = decided.includes(state) && target !== 'CONSOLE';
      const counts = countsOf(line, index);
      return {
        id: seedId('notification', title),
        code: `NTF-${monthOf(created)}-${String(index + 1).padStart(4, '0')}`,
        target,
        title,
        body,
        image_file_id: null,
        link: target === 'CONSOLE' ? null : index % 2 === 0 ? 'PROMO' : 'INBOX',
        audience_kind: kind,
        lines: kind === 'SEGMENT' ? [['SPEKTRA', 'NMC', 'UFI'][index % 3]!] : [],
        branch_ids: [],
        card_type_ids: [],
        member_statuses: kind === 'SEGMENT' ? ['active'] : [],
        last_order_from: null,
        last_order_to: null,
        upload_id: null,
        role_ids: kind === 'ROLE' ? roles.map(({ id }) => id) : [],
        schedule_at: at,
        expires_at: target === 'MEMBER_INBOX' ? new Date(at.getTime() + 14 * dayMs) : null,
        state,
        editors: [author],
        submitted_at: submitted,
        decided_by: isDecided ? 'HOBISHD01' : null,
        decided_at: isDecided && submitted ? new Date(submitted.getTime() + dayMs / 4) : null,
        note: null,
        started_at: begun.includes(state) ? at : null,
        finished_at: begun.includes(state) && state !== 'sending' ? new Date(at.getTime() + 40 * 60_000) : null,
        cursor: null,
        audience_count: submitted ? counts.audience : null,
        sent_count: counts.sent,
        delivered_count: counts.delivered,
        opened_count: counts.opened,
        failed_count: counts.failed,
        skipped_count: counts.skipped,
        created_by: author,
        created_at: created,
        updated_by: author,
        updated_at: submitted ?? created,
      };
    });
    await tx.insertInto('notification').values(rows).execute();
    const tallies = rows.flatMap(({ id, started_at: hour, sent_count, delivered_count, failed_count, skipped_count }) =>
      hour === null
        ? []
        : [
            { notification_id: id, hour, outcome: 'SENT', cause: '', count: sent_count - delivered_count },
            { notification_id: id, hour, outcome: 'DELIVERED', cause: '', count: delivered_count },
            { notification_id: id, hour, outcome: 'FAILED', cause: 'TOKEN_GONE', count: failed_count },
            { notification_id: id, hour, outcome: 'SKIPPED', cause: 'DECLINED', count: skipped_count },
          ].filter(({ count }) => count > 0),
    );
    await tx.insertInto('notification_tally').values(tallies).execute();
  },
};
