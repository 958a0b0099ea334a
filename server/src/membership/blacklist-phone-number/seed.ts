import { blacklistCategories } from '@console/contracts/membership/blacklist-phone-number';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import type { BlacklistState } from './table.ts';

const rows = 40;
/**
 * Members 313-315 are blocked because their numbers are listed; a member's phone number is derived from the member's
 * index (docs/model/membership.md#seeded-members).
 */
const memberPhone = (member: number) => `0812${30_000_000 + 4_111 * member}`;
const phoneOf = (n: number) => (n > 37 ? memberPhone(275 + n) : `0812${99_000_000 + n}`);

const stateOf = (n: number): BlacklistState =>
  n > 37
    ? 'ACTIVE'
    : n % 8 === 0
      ? 'PROPOSED'
      : n % 11 === 0
        ? 'REMOVAL_PROPOSED'
        : n % 13 === 0
          ? 'EXPIRED'
          : n % 17 === 0
            ? 'REJECTED'
            : n % 19 === 0
              ? 'REMOVED'
              : 'ACTIVE';

const notes: Readonly<Record<string, string>> = {
  FRAUD: 'Dipakai pada beberapa pengajuan dengan identitas berbeda',
  COLLUSION: 'Terkait pengajuan bersama petugas toko yang sedang diperiksa',
  SPAM: 'Mengirim permintaan OTP berulang dari banyak perangkat',
  DECEASED: 'Pemilik nomor dilaporkan meninggal dunia oleh keluarga',
  DEBT_COLLECTION: 'Nomor dipakai pihak ketiga untuk penagihan tidak resmi',
  OTHER: 'Diblokir atas permintaan tim risiko, lihat memo internal',
};

const day = 86_400_000;
const dateOf = (time: number) => new Date(time + 7 * 3_600_000).toISOString().slice(0, 10);

/** 40 barred numbers in every state (docs/model/membership.md#blacklist). */
export const seed: Seed = {
  name: 'blacklist-phone-number',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    await tx
      .insertInto('blacklist_phone')
      .values(
        Array.from({ length: rows }, (_, index) => {
          const n = index + 1;
          const phone = phoneOf(n);
          const category = (blacklistCategories[index % blacklistCategories.length] ?? blacklistCategories[0]!).value;
          const state = stateOf(n);
          const created = new Date(date.getTime() - (rows - n + 2) * day);
          const decided = state === 'PROPOSED' ? null : new Date(created.getTime() + day / 2);
          const system = n % 10 === 0;
          const maker = system ? 'SYSTEM' : `HOOPS0${1 + (n % 5)}`;
          return {
            id: seedId('blacklist-phone-number', phone),
            phone_encrypted: texts.encrypt(phone),
            phone_hash: texts.hash(phone),
            category,
            note: notes[category] ?? '',
            effective_from: dateOf(created.getTime()),
            effective_until:
              state === 'EXPIRED'
                ? dateOf(date.getTime() - day)
                : n % 3 === 0
                  ? dateOf(date.getTime() + 180 * day)
                  : null,
            source: system ? ('SYSTEM' as const) : n % 4 === 0 ? ('IMPORT' as const) : ('SCREEN' as const),
            state,
            editors: [maker],
            requested_by: maker,
            approver: decided && state !== 'REMOVAL_PROPOSED' ? 'ADMIN02' : null,
            decided_at: state === 'REMOVAL_PROPOSED' ? null : decided,
            // The members 313 to 315 have the step of their index.
            members_followed_at: decided,
            created_by: maker,
            created_at: created,
            updated_by: decided ? 'ADMIN02' : maker,
            updated_at: decided ?? created,
          };
        }),
      )
      .execute();
  },
};
