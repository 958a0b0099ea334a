import { stepsOf } from '@console/contracts/cards/card-verification';
import {
  openVerificationStates,
  reapplyDays,
  type VerificationPreference,
} from '@console/contracts/cards/card-verification/states';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import type { CardMember } from '../lifecycle/locked.ts';
import { openSteps } from './attempt.ts';

const dayMs = 86_400_000;

/** Refusals of members who cannot apply now, by member (docs/model/cards.md#submission). */
export async function applicantRefusals(
  db: Db | Tx,
  members: Iterable<CardMember>,
  now: Date,
): Promise<Map<string, Refusal>> {
  const all = [...members];
  const ids = all.map(({ id }) => id);
  const { rows } = await sql<{ member: string; isOpen: boolean; rejectedAt: string | null }>`
    select member_id as member, bool_or(state = any(${openVerificationStates}::text[])
      or (state = 'APPROVED' and card_id is null)) as "isOpen",
      max(decided_at) filter (where state = 'REJECTED') as "rejectedAt"
    from card_verification where member_id = any(${ids}::uuid[]) and deleted_at is null group by 1`.execute(db);
  const earlier = new Map(rows.map((row) => [row.member, row] as const));
  return new Map(
    all.flatMap(({ id, member_no: memberNo, status, live_card_id: card }): [string, Refusal][] => {
      const { isOpen = false, rejectedAt = null } = earlier.get(id) ?? {};
      const from = rejectedAt ? new Date(rejectedAt).getTime() + reapplyDays * dayMs : 0;
      const code =
        status !== 'pending' && status !== 'active'
          ? 'MEMBER_NOT_ACTIVE'
          : card !== null
            ? 'MEMBER_HAS_LIVE_CARD'
            : isOpen
              ? 'VERIFICATION_OPEN'
              : null;
      if (code) return [[id, new Refusal(code, { parameters: { memberNo } })]];
      return from > now.getTime()
        ? [[id, new Refusal('REAPPLY_TOO_EARLY', { parameters: { date: toWireInstant(from).slice(0, 10) } })]]
        : [];
    }),
  );
}

interface Ways {
  readonly allow_digital: boolean;
  readonly allow_pickup: boolean;
  readonly allow_home: boolean;
}
/** Whether a source allows a delivery preference. */
export const allows = (
  { allow_digital: digital, allow_pickup: pickup, allow_home: home }: Ways,
  preference: VerificationPreference,
): boolean => ({ DIGITAL: digital, BRANCH_PICKUP: pickup, HOME: home })[preference];

interface Type {
  readonly program_type_ids: readonly string[];
  readonly digital: boolean;
  readonly physical: boolean;
}
/** Whether a card type is in the member's program and has the requested form. */
export const fits = (type: Type, programTypeId: string, preference: VerificationPreference): boolean =>
  (type.program_type_ids.length === 0 || type.program_type_ids.includes(programTypeId)) &&
  (preference === 'DIGITAL' ? type.digital : type.physical);

/** Required steps of an application: those of the source and of the member. */
const requiredOf = (source: readonly string[], member: string): string[] => {
  const steps = stepsOf([...source, member]);
  return steps.length > 0 ? steps : ['none'];
};

export interface NewApplication {
  readonly member: { readonly id: string; readonly branch_id: string; readonly verification_step: string };
  readonly source: { readonly id: string; readonly required_steps: readonly string[] };
  readonly cardTypeId: string;
  readonly nameOnCard: string;
  readonly preference: VerificationPreference;
  readonly pickUpBranchId: string | null;
  /** Encrypted. */
  readonly deliveryAddress: string | null;
  readonly zipCode: string | null;
}

/** Stores a submitted application with its open steps. */
export async function storeApplication(
  tx: Tx,
  { member, source, ...values }: NewApplication,
  username: string,
  at: Date,
): Promise<{ id: string; number: string }> {
  const [id, number] = [randomUUID(), await takeDocumentNumber(tx, 'VRF', at)];
  const required = requiredOf(source.required_steps, member.verification_step);
  await tx
    .insertInto('card_verification')
    .values({
      id,
      verification_no: number,
      member_id: member.id,
      branch_id: member.branch_id,
      source_id: source.id,
      card_type_id: values.cardTypeId,
      name_on_card: values.nameOnCard,
      preference: values.preference,
      pickup_branch_id: values.pickUpBranchId,
      delivery_address_encrypted: values.deliveryAddress,
      zip_code: values.zipCode,
      required_steps: required,
      state: 'SUBMITTED',
      submitted_at: at,
      next_check_at: at,
      created_by: username,
      created_at: at,
      updated_by: username,
      updated_at: at,
    })
    .execute();
  await openSteps(tx, id, 1, required);
  await tx
    .insertInto('card_verification_event')
    .values({
      verification_id: id,
      attempt: 1,
      at,
      by: username,
      from_state: null,
      to_state: 'SUBMITTED',
      note: null,
      reason_ids: [],
    })
    .execute();
  return { id, number };
}
