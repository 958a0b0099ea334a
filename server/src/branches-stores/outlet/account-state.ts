import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** An account as it is stored: the number is found by its keyed hash. */
interface StoredAccount {
  readonly bankCode: string;
  readonly accountHash: string;
  readonly accountName: string;
  readonly companyId: string | null;
}
export type AccountState = 'VERIFIED' | 'NAME_DIFFERS' | 'UNVERIFIED';

/** Letters and digits in upper case: banks write names without dots and with other spaces. */
const comparable = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/**
 * Whether two names are those of one account holder.
 * @example isSameHolder('Budi  Santoso.', 'BUDI SANTOSO'); // true
 */
export const isSameHolder = (one: string, other: string): boolean => comparable(one) === comparable(other);

/**
 * Whether an account is verified: by the newest answer of the core system about it, whose name is that of the holder or
 * of the company.
 * @param now the answer is at most 30 days older; `null`: of any age
 */
export async function accountStateOf(
  db: Db | Tx,
  { bankCode, accountHash, accountName, companyId }: StoredAccount,
  now: Date | null,
): Promise<AccountState> {
  const { rows } = await sql<{ name: string; company: string | null }>`
    select i.account_name as name, (select legal_name from company where id = ${companyId}::uuid) as company
    from bank_inquiry i where i.account_hash = ${accountHash} and i.bank_code = ${bankCode}
      and (${now}::timestamptz is null or i.asked_at > ${now}::timestamptz - interval '30 days')
    order by i.asked_at desc limit 1`.execute(db);
  const [answer] = rows;
  if (!answer) return 'UNVERIFIED';
  const names = [accountName, answer.company ?? ''];
  return names.some((name) => isSameHolder(name, answer.name)) ? 'VERIFIED' : 'NAME_DIFFERS';
}
