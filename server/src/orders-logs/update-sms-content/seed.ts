import { addSeedChange } from '../../records/changes/seeded.ts';
import { smsContents } from '@console/contracts/orders-logs/update-sms-content';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import type { SmsContentTable } from './table.ts';
import { rowsOf } from '../../platform/seed-data/rows-of.ts';

type Line = SmsContentTable['business_line'];
type Channel = SmsContentTable['channel'];

/** code | name | event | mandatory placeholders | further placeholders | text */
const table = `
OTP_LOGIN | Kode masuk | Member masuk ke aplikasi | otp minutes | memberName | Kode masuk Anda {otp}, berlaku
  {minutes} menit. Jangan berikan kode ini kepada siapa pun.
OTP_ORDER | Kode order | Member menyetujui order | otp minutes | amount storeName | Kode persetujuan order {otp},
  berlaku {minutes} menit. Jangan berikan kode ini kepada siapa pun.
OTP_PHONE_UPDATE | Kode ganti nomor | Member mengganti nomor telepon | otp minutes | memberName | Kode ganti nomor
  telepon {otp}, berlaku {minutes} menit. Jangan berikan kode ini kepada siapa pun.
PO_ISSUED | PO terbit | PO diterbitkan | memberName poNumber amount storeName | date branchName | Halo {memberName},
  PO {poNumber} senilai {amount} di {storeName} sudah terbit.
PO_CANCELLED | PO batal | PO dibatalkan | memberName poNumber | reason storeName | Halo {memberName}, PO {poNumber}
  dibatalkan: {reason}.
CARD_READY | Kartu siap | Kartu tiba di cabang | memberName branchName | date | Halo {memberName}, kartu Anda siap
  diambil di {branchName}. Bawa KTP asli.
CARD_PICKED_UP | Kartu diambil | Kartu diserahkan | memberName | cardNumber date | Halo {memberName}, kartu berakhiran
  {cardNumber} telah diserahkan pada {date}.
CARD_LOST | Kartu hilang | Kartu dilaporkan hilang | memberName cardNumber | date | Halo {memberName}, kartu
  berakhiran {cardNumber} sudah diblokir karena dilaporkan hilang.
MEMBER_ACTIVATED | Keanggotaan aktif | Member diaktifkan | memberName | branchName | Selamat {memberName}, keanggotaan
  Anda sudah aktif. Nikmati layanan di {branchName}.
PLAFOND_CHANGED | Plafon berubah | Plafon diubah | memberName amount | date | Halo {memberName}, plafon Anda sekarang
  {amount} sejak {date}.
PHONE_CHANGED | Nomor berubah | Nomor telepon diganti | memberName | date | Halo {memberName}, nomor telepon Anda
  diganti pada {date}. Hubungi cabang bila bukan Anda.
EMAIL_VERIFY | Verifikasi e-mail | Member mendaftarkan e-mail | memberName link | date | Halo {memberName}, verifikasi
  e-mail Anda melalui {link}
INSTALMENT_DUE | Angsuran jatuh tempo | Tiga hari sebelum jatuh tempo | memberName amount date | poNumber | Halo
  {memberName}, angsuran {amount} jatuh tempo {date}. Abaikan bila sudah dibayar.
CCM_MISSED | Konfirmasi terlewat | Konfirmasi tidak terjawab | memberName poNumber | branchName | Halo {memberName},
  kami belum dapat menghubungi Anda untuk PO {poNumber}. Mohon siap menerima telepon kami.
SURVEY_INVITE | Undangan survei | Survei dikirim | memberName link | date | Halo {memberName}, bantu kami lewat survei
  singkat: {link}
`;

const critical = (code: string): boolean =>
  code.startsWith('OTP_') || code === 'PLAFOND_CHANGED' || code === 'PHONE_CHANGED';
const byWhatsapp = [
  'PO_ISSUED',
  'PO_CANCELLED',
  'CARD_READY',
  'CARD_PICKED_UP',
  'CARD_LOST',
  'MEMBER_ACTIVATED',
  'INSTALMENT_DUE',
  'CCM_MISSED',
  'SURVEY_INVITE',
];
const ofLines: readonly Line[] = ['SPEKTRA', 'NMC', 'UFI'];
/** Texts with two earlier changes. */
const changed = ['CARD_READY', 'INSTALMENT_DUE', 'SURVEY_INVITE'];
const dayMs = 86_400_000;

const lines = rowsOf(table).map((row) => {
  const [code = '', name = '', event = '', mandatory = '', further = '', content = ''] = row.split(' | ');
  return {
    code,
    name,
    event,
    mandatory: mandatory.split(' '),
    allowed: [...mandatory.split(' '), ...further.split(' ')],
    content,
  };
});
const variants: readonly (readonly [code: string, line: Line, channel: Channel])[] = [
  ...lines.map(({ code }) => [code, 'ALL', 'SMS'] as const),
  ...ofLines.flatMap((line) => ['PO_ISSUED', 'PO_CANCELLED'].map((code) => [code, line, 'SMS'] as const)),
  ...byWhatsapp.map((code) => [code, 'ALL', 'WHATSAPP'] as const),
];
const idOf = (code: string, line: Line, channel: Channel): string =>
  seedId(smsContents.module, `${code}:${line}:${channel}`);

export const seed: Seed = {
  name: 'sms-content',
  async run(tx, { date, dataKey, demoAccounts }) {
    const created = new Date(date.getTime() - 60 * dayMs);
    const rows = variants.map(([code, line, channel]) => {
      const { name, event, mandatory, allowed, content } = lines.find((each) => each.code === code)!;
      const isChanged = channel === 'SMS' && line === 'ALL' && demoAccounts && changed.includes(code);
      return {
        id: idOf(code, line, channel),
        code,
        name,
        event,
        business_line: line,
        channel,
        content: line === 'ALL' ? content : `${line}: ${content}`,
        allowed_placeholders: allowed,
        mandatory_placeholders: mandatory,
        critical: critical(code),
        revision: isChanged ? 3 : 1,
        created_by: 'SYSTEM',
        created_at: created,
        updated_by: isChanged ? 'HOBIS01' : 'SYSTEM',
        updated_at: isChanged ? new Date(date.getTime() - 10 * dayMs) : created,
      };
    });
    await tx.insertInto('sms_content').values(rows).execute();
    await tx
      .insertInto('sms_revision')
      .values(
        rows.flatMap(({ id, revision, content, created_at, updated_at }) =>
          Array.from({ length: revision }, (_, index) => ({
            sms_content_id: id,
            revision: index + 1,
            content: index + 1 === revision ? content : content.replace(/^Halo/, ['Yth.', 'Hai'][index] ?? 'Halo'),
            by: index === 0 ? 'SYSTEM' : 'HOBIS01',
            at: index === 0 ? created_at : new Date(updated_at.getTime() - (revision - 1 - index) * 5 * dayMs),
          })),
        ),
      )
      .execute();
    const waiting = rows.find(({ code }) => code === 'PLAFOND_CHANGED')!;
    if (demoAccounts) await seedWaiting(tx, waiting, date, dataKey);
  },
};

/** A pending change of a critical text. */
async function seedWaiting(
  tx: Parameters<Seed['run']>[0],
  { id, content, code }: { readonly id: string; readonly content: string; readonly code: string },
  date: Date,
  dataKey: Buffer,
): Promise<void> {
  const maker = await tx
    .selectFrom('app_user_view')
    .select(['id', 'username', 'name'])
    .where('username', '=', 'HOBIS02')
    .executeTakeFirst();
  if (!maker) return;
  const after = content.replace('Anda sekarang', 'Anda kini menjadi');
  await addSeedChange(tx, {
    id: seedId(smsContents.module, 'waiting'),
    module: smsContents.module,
    privilege: smsContents.privilege,
    action: 'update',
    record_id: id,
    record_label: `${code} ALL SMS`,
    base_version: 1,
    changes: JSON.stringify([{ field: 'content', before: content, after }]),
    values_protected: protectedText(dataKey).encrypt(JSON.stringify({ content: after })),
    editors: [maker.username],
    maker_id: maker.id,
    maker: maker.username,
    maker_name: maker.name,
    reason: 'Kalimat diperjelas sesuai permintaan unit bisnis',
    decided_by: null,
    decided_at: null,
    note: null,
    claimed_by: null,
    claimed_until: null,
    made_at: new Date(date.getTime() - dayMs),
    expires_at: new Date(date.getTime() + 29 * dayMs),
  });
}
