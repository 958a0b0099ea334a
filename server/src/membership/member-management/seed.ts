import { randomUUID } from 'node:crypto';
import {
  accountRules,
  memberAccounts,
  type AccountChannel,
  type AccountState,
} from '@console/contracts/membership/member-management';
import { hashPassword } from '../../people/passwords/hash.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';

const dayMs = 86_400_000;
const accounts = 260;

/** Account of member i, 1-260. */
export const accountId = (i: number): string => seedId(memberAccounts.module, String(i));

export function accountStateOf(i: number): AccountState {
  if ([40, 80, 120].includes(i)) return 'DISABLED';
  if (i % 32 === 0) return 'PENDING_ACTIVATION';
  return i % 21 === 0 ? 'LOCKED' : 'ACTIVE';
}

const channelsOf = (i: number): AccountChannel[] => (i % 4 === 0 ? ['PWA'] : i % 3 === 0 ? ['APP'] : ['APP', 'PWA']);

/** 260 accounts, of members 1 to 260, with devices, attempts and links (docs/model/membership.md#seeded-members). */
export const seed: Seed = {
  name: memberAccounts.module,
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    // Nobody knows this PIN: members of a demonstration set theirs by a link.
    const pinHash = await hashPassword(randomUUID());
    const all = Array.from({ length: accounts }, (_, index) => {
      const i = index + 1;
      const { phone } = seedMember(i);
      const createdAt = new Date(date.getTime() - (30 + (i % 300)) * dayMs);
      const state = accountStateOf(i);
      const isPending = state === 'PENDING_ACTIVATION';
      const neverIn = isPending || i % 13 === 0;
      return {
        i,
        phone,
        state,
        isPending,
        createdAt: isPending ? new Date(date.getTime() - 3_600_000 * (i % 20)) : createdAt,
        neverIn,
      };
    });
    const signedInAt = (i: number, back: number) => new Date(date.getTime() - ((i % 25) + back) * dayMs - i * 60_000);
    await tx
      .insertInto('member_account')
      .values(
        all.map(({ i, phone, state, isPending, createdAt, neverIn }) => ({
          id: accountId(i),
          member_id: memberId(i),
          username_encrypted: texts.encrypt(phone),
          username_hash: texts.hash(phone),
          channels: channelsOf(i),
          pin_hash: isPending ? null : pinHash,
          pin_set_at: isPending ? null : createdAt,
          failed_attempts: state === 'LOCKED' ? (i % accountRules.mostWrongPins) + 1 : i % 7 === 3 ? 1 : 0,
          lock_kind: state === 'LOCKED' ? ('STAFF' as const) : null,
          locked_until: null,
          last_login_at: neverIn ? null : signedInAt(i, 0),
          last_source: neverIn ? null : channelsOf(i)[0]!,
          state,
          created_by: `CAB${seedMember(i).officeCode}`,
          created_at: createdAt,
          updated_by: 'SYSTEM',
          updated_at: createdAt,
        })),
      )
      .execute();
    await tx
      .insertInto('member_link')
      .values(
        all.map(({ i, createdAt, isPending }) => ({
          id: seedId('member-link', String(i)),
          account_id: accountId(i),
          purpose: 'ACTIVATION' as const,
          created_at: createdAt,
          created_by: `CAB${seedMember(i).officeCode}`,
          expires_at: new Date(createdAt.getTime() + accountRules.linkHours * 3_600_000),
          sent_at: createdAt,
          used_at: isPending ? null : createdAt,
        })),
      )
      .execute();
    const used = all.filter(({ neverIn }) => !neverIn);
    await tx
      .insertInto('member_device')
      .values(
        used.flatMap(({ i, createdAt }) =>
          (i % 5 === 0 ? [1, 2] : [1]).map((device) => ({
            account_id: accountId(i),
            device_id: `perangkat-${i}-${device}`,
            model: ['Pixel 8', 'Galaxy A15', 'Redmi 13'][(i + device) % 3]!,
            bound_at: createdAt,
            last_seen_at: signedInAt(i, 0),
          })),
        ),
      )
      .execute();
    await tx
      .insertInto('member_sign_in')
      .values(
        used.flatMap(({ i, state }) =>
          [2, 1, 0].map((back) => ({
            account_id: accountId(i),
            at: signedInAt(i, back),
            channel: channelsOf(i)[0]!,
            device: ['Pixel 8', 'Galaxy A15', 'Redmi 13'][(i + 1) % 3]!,
            result: back === 1 && state === 'LOCKED' ? ('WRONG_PIN' as const) : ('OK' as const),
          })),
        ),
      )
      .execute();
  },
};
