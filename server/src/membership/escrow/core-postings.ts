import type { BusinessLine } from '@console/contracts/core/business-lines';
import { postedDaysBack, type PostedKind } from '@console/contracts/membership/escrow/posting';
import type { Tx } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { openEscrow } from './open.ts';
import { postEscrow } from './post.ts';

const dayMs = 86_400_000;

interface Posting {
  readonly memberNo: string;
  readonly line: BusinessLine;
  readonly kind: PostedKind;
  readonly amount: number;
  readonly reference: string;
  readonly valueDate: string;
}

/** @throws Refusal VALIDATION for a day that is to come, or too long ago */
function requireRecentDay(valueDate: string, at: Date): void {
  const earliest = jakartaDay(new Date(at.getTime() - postedDaysBack * dayMs));
  const today = jakartaDay(at);
  if (valueDate > today || valueDate < earliest)
    throw invalid({ field: 'valueDate', code: 'RANGE', parameters: { minimum: earliest, maximum: today } });
}

/** The account of a member in a line; money that comes in opens one. @throws Refusal VALIDATION, ESCROW_EXISTS */
async function accountOf(
  tx: Tx,
  texts: ProtectedText,
  { memberNo, line, kind }: Posting,
  by: string,
  at: Date,
): Promise<string> {
  const member = await tx
    .selectFrom('member')
    .select(['id', 'cust_main_no'])
    .where('member_no', '=', memberNo)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw invalid({ field: 'memberNo', code: 'NOT_FOUND' });
  const account = await tx
    .selectFrom('escrow_account')
    .select('id')
    .where('member_id', '=', member.id)
    .where('business_line', '=', line)
    .where('state', '<>', 'CLOSED')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (account) return account.id;
  if (kind === 'INSTALMENT') throw invalid({ field: 'line', code: 'NOT_FOUND' });
  return openEscrow(tx, texts, { member, line, by, at });
}

/**
 * Posts a movement that the financing core reports, by its own reference. The same twice is once.
 * @throws Refusal VALIDATION for an unknown member or another day, ESCROW_EXISTS, those of `postEscrow`
 */
export async function postFromCore(
  tx: Tx,
  texts: ProtectedText,
  posting: Posting,
  source: string,
  at: Date,
): Promise<number> {
  const { kind, amount, reference, valueDate } = posting;
  requireRecentDay(valueDate, at);
  const movement = await postEscrow(tx, {
    escrowId: await accountOf(tx, texts, posting, source, at),
    kind,
    amount,
    // References of other sources are others.
    reference: `${source}/${reference}`,
    source,
    maker: source,
    valueDate,
    at,
  });
  return movement.seq_no;
}
