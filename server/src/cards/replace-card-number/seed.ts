import type { ReplacementResult } from '@console/contracts/cards/replace-card-number';
import { branchId } from '../../people/organisation/seed.ts';
import { memberProgramOf, officeOf, seedOfficeCodes, memberId } from '../../membership/index.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { seedCardId, seedDocumentId, seedPlan } from '../lifecycle/seed/plan.ts';

const dayMs = 86_400_000;
const fees = { REG: 25_000, SYR: 25_000, KRY: 0 } as const;

/** Reasons of the seeded replacements: loss for the first four, then the others in turn. */
const reasonOf = (member: number) =>
  member <= 4 ? 'LOST' : (['DAMAGED', 'NAME_CHANGE', 'EXPIRED', 'MISUSE'][member % 4] as string);
const charged = new Set(['LOST', 'DAMAGED']);

function row(
  member: number,
  { reason, result, by }: { readonly reason: string; readonly result: ReplacementResult; readonly by: string },
  at: Date,
) {
  const type = memberProgramOf(member);
  const fee = charged.has(reason) ? fees[type] : 0;
  return {
    member_id: memberId(member),
    branch_id: branchId('SPEKTRA', seedOfficeCodes[officeOf(member) - 1] as string),
    card_type_id: seedId('card-types', type),
    reset_reason_id: seedId('card-reset-reason', reason),
    result,
    loss_id: null as string | null,
    fee,
    keep_expiry: reason === 'DAMAGED',
    editors: [by],
    note: null,
    created_by: by,
    created_at: at,
    updated_by: by,
    updated_at: at,
  };
}

/**
 * 20 completed replacements of members 1-20, and two that wait for a second person (docs/model/cards.md#replacement).
 */
export const seed: Seed = {
  name: 'replace-card-number',
  async run(tx, { date }) {
    const { documents } = seedPlan(date);
    await tx
      .insertInto('card_replacement')
      .values(
        documents
          .filter(({ kind }) => kind === 'replacement')
          .map(({ id, key, no, at }) => {
            const member = Number(key);
            const reason = reasonOf(member);
            const requested = row(member, { reason, result: 'PRINT_HOME', by: 'HOOPS01' }, at);
            const approver = reason === 'MISUSE' ? 'ADMIN01' : null;
            return {
              ...requested,
              id,
              replacement_no: no,
              old_card_id: seedCardId(530 + member),
              new_card_id: seedCardId(member),
              loss_id: member <= 4 ? seedDocumentId('loss', `replaced-${member}`) : null,
              fee_mode: requested.fee > 0 ? ('CASH' as const) : null,
              cash_receipt_no: requested.fee > 0 ? `KW-${String(member).padStart(4, '0')}` : null,
              state: 'COMPLETED' as const,
              approver,
              decided_at: at,
              completed_at: at,
            };
          }),
      )
      .execute();
    for (const [member, reason, result] of [
      [61, 'MISUSE', 'DIGITAL'],
      [62, 'DAMAGED', 'PRINT_BRANCH'],
    ] as const) {
      const at = new Date(date.getTime() - (63 - member) * dayMs);
      const requested = row(member, { reason, result, by: 'HOOPS01' }, at);
      await tx
        .insertInto('card_replacement')
        .values({
          ...requested,
          id: seedDocumentId('replacement', String(member)),
          replacement_no: await takeDocumentNumber(tx, 'RPL', at),
          old_card_id: seedCardId(member),
          new_card_id: null,
          fee_mode: requested.fee > 0 ? ('WAIVED' as const) : null,
          cash_receipt_no: null,
          state: 'PENDING_APPROVAL' as const,
          approver: null,
          decided_at: null,
          completed_at: null,
        })
        .execute();
    }
  },
};
