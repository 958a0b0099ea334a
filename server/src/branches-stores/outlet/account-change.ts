import type { Text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { accountStateOf, type AccountState } from './account-state.ts';
import type { StoredValues } from './definition.ts';

type Account = Pick<StoredValues, 'bankCode' | 'accountNo' | 'accountName' | 'companyId'>;

interface AccountChange {
  readonly values: Account | null;
  readonly before: Account | null;
}

/** Whether bank, number and holder are the same. */
export const isSameAccount = (before: Account | null, values: Account): boolean =>
  before?.bankCode === values.bankCode &&
  before.accountNo === values.accountNo &&
  before.accountName === values.accountName;

const warningCodes: Readonly<Partial<Record<AccountState, string>>> = {
  UNVERIFIED: 'NEW_ACCOUNT_UNVERIFIED',
  NAME_DIFFERS: 'NEW_ACCOUNT_NAME_DIFFERS',
};

/** What the bank says of the account that a change brings; `null` where the account stays. */
async function stateOfNewAccount(
  db: Db | Tx,
  texts: ProtectedText,
  { values, before }: AccountChange,
  now: Date,
): Promise<AccountState | null> {
  if (!values || !before || isSameAccount(before, values)) return null;
  const { bankCode, accountNo, accountName, companyId } = values;
  return accountStateOf(db, { bankCode, accountHash: texts.hash(accountNo), accountName, companyId }, now);
}

/** A new account that the bank has not confirmed: the approver ticks it. */
export async function accountWarnings(
  db: Db | Tx,
  texts: ProtectedText,
  change: AccountChange,
  now: Date,
): Promise<readonly Warning[]> {
  const state = await stateOfNewAccount(db, texts, change, now);
  const code = state && warningCodes[state];
  if (!code) return [];
  const { bankCode, accountNo, accountName } = change.values!;
  return [{ code, parameters: { account: `${bankCode} ${mask('account', accountNo)}`, holder: accountName } }];
}

/** Tells the approver that the bank has confirmed the holder of the new account. */
export async function accountConsequence(
  db: Db | Tx,
  texts: ProtectedText,
  change: AccountChange,
  now: Date,
): Promise<Text | null> {
  if ((await stateOfNewAccount(db, texts, change, now)) !== 'VERIFIED') return null;
  const { bankCode, accountNo, accountName } = change.values!;
  const account = `${bankCode} ${mask('account', accountNo)}`;
  return {
    id: `Rekening pencairan yang baru, ${account} atas nama ${accountName}, sudah dikonfirmasi bank.`,
    en: `The bank has confirmed the new account for disbursements, ${account} of ${accountName}.`,
  };
}
