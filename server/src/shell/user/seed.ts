import { branchId } from '../../people/organisation/seed.ts';
import { inLine } from '../../people/organisation/offices.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { hashPassword } from '../../people/passwords/hash.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { seedUsers, type SeedUser } from './user-table.ts';

/** Id of a seeded account. */
export const userId = (username: string): string => seedId('user', username);

const day = 86_400_000;
const lines = ['SPEKTRA', 'NMC', 'UFI'] as const;
const dateOnly = (instant: Date) => instant.toISOString().slice(0, 10);

/** External accounts end within a year; the expired one ended a month ago. */
function validTo(user: SeedUser, seedDate: Date): string | null {
  if (user.special === 'past-validity') return dateOnly(new Date(seedDate.getTime() - 30 * day));
  return user.vendorCode ? dateOnly(new Date(seedDate.getTime() + 180 * day)) : null;
}

function accountOf(user: SeedUser, index: number, seedDate: Date) {
  const external = user.vendorCode !== null;
  return {
    id: userId(user.username),
    username: user.username,
    name: personName(index),
    email: `${user.username.toLowerCase()}@contoh.id`,
    npk: user.npk,
    phone: `0812${String(40_000_000 + index * 1_117)}`,
    user_type: external ? ('EXTERNAL' as const) : ('EMPLOYEE' as const),
    status: user.special === 'inactive' ? ('inactive' as const) : ('active' as const),
    mapping_type: user.mapping,
    mro_id: user.mro && seedId('mro', user.mro),
    print_vendor_code: user.vendorCode,
    note: null,
    local_login_allowed: external || user.special === 'local-login',
    valid_from: dateOnly(new Date(seedDate.getTime() - 365 * day)),
    valid_to: validTo(user, seedDate),
    password_temporary: user.special === 'must-change-password',
    password_temporary_until: null,
    locked_until: user.special === 'locked' ? new Date(seedDate.getTime() + 3_650 * day) : null,
    last_login_at: index % 5 === 4 ? null : new Date(seedDate.getTime() - (index % 30) * day),
  };
}

/** The only account that may sign in outside a demonstration. */
const firstAdmin = 'ADMIN01';

/** The accounts of a database: all in a demonstration, else the first admin alone. */
export const accountsFor = (demoAccounts: boolean): readonly SeedUser[] =>
  demoAccounts ? seedUsers : seedUsers.filter(({ username }) => username === firstAdmin);

/**
 * The credentials of a seeded account. In a demonstration all have one password; otherwise the first admin must change
 * it at the first sign-in and has no invented name, address or phone.
 */
export function entryOf(passwordHash: string, demoAccounts: boolean) {
  // The password comes from the environment, not from the seed: it was set when it was loaded, old enough to be
  // changed at once.
  const set = { password_hash: passwordHash, password_changed_at: new Date(Date.now() - 2 * day) };
  // A reserved domain: a mail to it is never delivered (RFC 2606).
  const person = { name: 'Administrator', email: 'admin01@console.invalid', phone: null };
  return demoAccounts ? set : { ...set, ...person, password_temporary: true, last_login_at: null };
}

/** The accounts with role and mapping, entered as {@link entryOf} says. An office is mapped in each of its lines. */
export const seed: Seed = {
  name: 'users',
  async run(tx, { date, demoPassword, demoAccounts }) {
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date };
    const accounts = accountsFor(demoAccounts);
    const passwordHash = await hashPassword(demoPassword);
    await tx
      .insertInto('app_user')
      .values(
        accounts.map((user, index) => ({
          ...frame,
          ...accountOf(user, index, date),
          ...entryOf(passwordHash, demoAccounts),
        })),
      )
      .execute();
    await tx
      .insertInto('user_role')
      .values(accounts.map(({ username, role }) => ({ user_id: userId(username), role_id: roleId(role) })))
      .execute();
    const mras = accounts.flatMap((account) =>
      account.mras.map((code) => ({ user_id: userId(account.username), mra_id: seedId('mra', code) })),
    );
    if (mras.length > 0) await tx.insertInto('user_mra').values(mras).execute();
    const branches = accounts.flatMap(({ username, offices }) =>
      offices.flatMap((officeCode) =>
        lines
          .filter((line) => inLine(officeCode, line))
          .map((line) => ({ user_id: userId(username), branch_id: branchId(line, officeCode) })),
      ),
    );
    if (branches.length > 0) await tx.insertInto('user_branch').values(branches).execute();
  },
};
