import { cardVerifications } from '@console/contracts/cards/card-verification';
import { nameOnCard } from '@console/contracts/cards/name-on-card';
import { sql } from 'kysely';
import type { CardRequest } from '../../membership/index.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { suitsBranch } from '../card-types/at-branch.ts';
import { lockMembers } from '../lifecycle/locked.ts';
import { allows, fits, storeApplication } from './application.ts';

/** The type that the source gives, else the first one that the member's program and branch may have. */
async function typeFor(tx: Tx, request: CardRequest, of: { program: string; branch: string; fallback: string }) {
  const { rows } = await sql<{ id: string; program_type_ids: string[]; digital: boolean; physical: boolean }>`
    select id, program_type_ids, digital, physical from card_type t where status = 'active' and deleted_at is null
      and ${suitsBranch('t', sql`${of.branch}::uuid`, request.at)}
    order by id <> ${of.fallback}::uuid, sort_order, code`.execute(tx);
  return rows.find((type) => fits(type, of.program, request.preference));
}

/**
 * Opens the verification of a card that a new member applies for with the registration; the photos are those of the
 * registration (docs/model/cards.md#submission).
 * @returns its number, null where no card fits program, branch and preference
 */
export async function applyForNewMember(tx: Tx, texts: ProtectedText, request: CardRequest): Promise<string | null> {
  const { memberId, preference, actor, at } = request;
  const member = (await lockMembers(tx, [memberId])).get(memberId)!;
  const { program_type_id: program, verification_step } = await tx
    .selectFrom('member_view')
    .select(['program_type_id', 'verification_step'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const source = await tx
    .selectFrom('card_source')
    .selectAll()
    .where('code', '=', request.source)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!source || !allows(source, preference)) return null;
  const { branch_id: branch } = member;
  const type = await typeFor(tx, request, { program, branch, fallback: source.default_card_type_id });
  if (!type) return null;
  const isHome = preference === 'HOME';
  const { id, number } = await storeApplication(
    tx,
    {
      member: { ...member, verification_step },
      source,
      cardTypeId: type.id,
      nameOnCard: nameOnCard(member.name),
      preference,
      pickUpBranchId: preference === 'BRANCH_PICKUP' ? branch : null,
      deliveryAddress: isHome ? texts.encrypt(request.address) : null,
      zipCode: isHome ? request.zipCode : null,
    },
    actor.username,
    at,
  );
  await tx
    .insertInto('card_verification_document')
    .values(
      Object.entries(request.photos).map(([documentType, fileId]) => ({
        verification_id: id,
        attempt: 1,
        document_type: documentType,
        file_id: fileId,
      })),
    )
    .execute();
  await recordChange(tx, {
    actor,
    at,
    module: cardVerifications.module,
    action: 'CREATE',
    entityId: id,
    entityLabel: number,
    before: null,
    after: { state: 'SUBMITTED' },
  });
  return number;
}
