import { randomUUID } from 'node:crypto';
import { businessLines, type BusinessLine } from '@console/contracts/core/business-lines';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';

interface Opening {
  readonly member: { readonly id: string; readonly cust_main_no: string };
  readonly line: BusinessLine;
  readonly by: string;
  readonly at: Date;
}

const digitOf = (line: BusinessLine): number => businessLines.findIndex(({ value }) => value === line) + 1;

/**
 * Opens the account of a member in a line: the number is the company, the person and the line, and never changes. Two
 * members of one person have one number, so only one of them has an account that is not closed.
 * @throws Refusal ESCROW_EXISTS
 */
export async function openEscrow(tx: Tx, texts: ProtectedText, { member, line, by, at }: Opening): Promise<string> {
  const number = `${await settingIn(tx, 'ESCROW_COMPANY_CODE')}${member.cust_main_no}${digitOf(line)}`;
  const { escrow_no_encrypted, escrow_no_hash } = protectedColumns(texts, { escrow_no: number });
  await lockByName(tx, `escrow:${escrow_no_hash}`);
  const known = await tx
    .selectFrom('escrow_account')
    .select('id')
    .where('state', '<>', 'CLOSED')
    .where((account) =>
      account.or([
        account('escrow_no_hash', '=', escrow_no_hash),
        account.and([account('member_id', '=', member.id), account('business_line', '=', line)]),
      ]),
    )
    .executeTakeFirst();
  if (known) throw new Refusal('ESCROW_EXISTS');
  const id = randomUUID();
  await tx
    .insertInto('escrow_account')
    .values({
      id,
      escrow_no_encrypted,
      escrow_no_hash,
      member_id: member.id,
      business_line: line,
      payout_bank: null,
      payout_account_encrypted: null,
      payout_account_name: null,
      payout_changed_at: null,
      last_movement_no: null,
      last_movement_at: null,
      created_by: by,
      created_at: at,
      updated_by: by,
      updated_at: at,
    })
    .execute();
  return id;
}
