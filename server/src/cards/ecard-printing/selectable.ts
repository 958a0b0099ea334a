import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { LockedCard } from '../lifecycle/locked.ts';
import { isUnpaid } from './definition.ts';

/** Minimum length of a deliverable address. */
const shortestAddress = 10;

/** Locks print requests, in id order. */
export async function lockRequests(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('ecard_print_request')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < ids.length) throw notFound();
  return rows;
}
export type Request = Awaited<ReturnType<typeof lockRequests>>[number];

/** Existing zip codes among those of the requests. */
export async function knownZipCodes(tx: Tx, requests: readonly Request[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('zip_code_view')
    .select('code')
    .distinct()
    .where(sql<boolean>`code = any(${requests.map(({ zip_code: code }) => code)}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

/**
 * Refuses a request that is already decided, unpaid, or without a deliverable address, because its dispatch would be
 * refused.
 */
export function guardSelectable(
  request: Request,
  card: LockedCard,
  texts: ProtectedText,
  zipCodes: ReadonlySet<string>,
): void {
  if (request.state !== 'REQUESTED') throw invalidState(request.state, 'select');
  if (isUnpaid(request.fee, request.fee_state))
    throw new Refusal('FEE_NOT_PAID', { parameters: { requestNo: request.request_no } });
  const address = request.address_encrypted && texts.decrypt(request.address_encrypted);
  if ((address ?? '').trim().length < shortestAddress || !request.phone_encrypted || !zipCodes.has(request.zip_code))
    throw new Refusal('ADDRESS_INCOMPLETE', { parameters: { cardNo: card.card_no } });
}
