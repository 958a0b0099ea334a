import { cardVerifications } from '@console/contracts/cards/card-verification';
import { normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import { membersNamed } from '../../membership/index.ts';
import { define, type Sql } from '../../records/resource/definition.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { claimantOf } from './locked.ts';
import { inVerificationScope } from './scope.ts';
import { midnight } from '../../platform/database/midnight.ts';

const hourMs = 3_600_000;
/** Start of a day in Jakarta. */

/** Searches by full number, NIK or phone, or by prefix of the member's name, each with its own index. */
function search(texts: ProtectedText, text: string): Sql {
  if (/^VRF-/i.test(text)) return sql`t.verification_no = ${text.toUpperCase()}`;
  if (!/^\+?[\d\s-]+$/.test(text)) return sql`t.member_id in ${membersNamed(text)}`;
  const hash = (field: 'nik' | 'phone') => texts.hash(String(normalise(cardVerifications.derived[field], text)));
  return sql`t.member_id in (select id from member_view member where nik_hash = ${hash('nik')} union all select id
    from member_view member where phone_hash = ${hash('phone')})`;
}

/** Storage and search of applications. */
export const verificationDefinition = (texts: ProtectedText, now: () => Date) =>
  define(cardVerifications, {
    table: 'card_verification',
    lookups: sql`left join member_view m on m.id = t.member_id left join branch_view b on b.id = t.branch_id left
      join card_source s on s.id = t.source_id left join card_type y on y.id = t.card_type_id
    left join branch_view p on p.id = t.pickup_branch_id left join card c on c.id = t.card_id`,
    derived: {
      verificationNo: sql`t.verification_no`,
      memberNo: sql`m.member_no`,
      memberName: sql`m.name`,
      nik: sql`m.nik_encrypted`,
      phone: sql`m.phone_encrypted`,
      branchName: sql`b.name`,
      sourceName: sql`s.name`,
      cardTypeName: sql`y.name`,
      nameOnCard: sql`t.name_on_card`,
      preference: sql`t.preference`,
      pickUpBranchName: sql`p.name`,
      deliveryAddress: sql`t.delivery_address_encrypted`,
      requiredSteps: sql`array_remove(t.required_steps, 'none')`,
      failedSteps: sql`t.failed_steps`,
      state: sql`t.state`,
      claimedBy: sql`t.claimed_by`,
      claimedAt: sql`t.claimed_at`,
      submittedAt: sql`t.submitted_at`,
      resubmitCount: sql`t.attempt - 1`,
      verifier: sql`t.verifier`,
      decidedBy: sql`t.decided_by`,
      decidedAt: sql`t.decided_at`,
      decisionNote: sql`t.decision_note`,
      cardNo: sql`c.card_no`,
    },
    filters: {
      step: (step: string) => sql`t.failed_steps @> array[${step}]`,
      sourceId: (id: string) => sql`t.source_id = ${id}`,
      cardTypeId: (id: string) => sql`t.card_type_id = ${id}`,
      branchId: (id: string) => sql`t.branch_id = ${id}`,
      mraId: (id: string) =>
        sql`t.branch_id = any(array(select x.id from branch_view x join mro_view r on r.id = x.mro_id
          where r.mra_id = ${id}))`,
      from: (day: string) => sql`t.submitted_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.submitted_at < ${midnight(day, 1)}`,
      mine: () => sql`true`,
    },
    narrow: ({ mine }, _now, { viewer }) => {
      const own = viewer?.username ?? null;
      return mine === true ? sql`(t.claimed_by = ${own} or t.verifier = ${own})` : null;
    },
    // Rows with failed steps are close together in the default order, so this filter uses its own index.
    together: ['step'],
    search: (_pattern, text) => search(texts, text),
    scope: inVerificationScope,
    async load(_db, records) {
      for (const record of records) {
        record.nik = texts.decrypt(record.nik);
        record.phone = texts.decrypt(record.phone);
        if (record.deliveryAddress !== null) record.deliveryAddress = texts.decrypt(record.deliveryAddress);
        // An expired claim is shown as none before it is deleted.
        if (claimantOf({ claimed_by: record.claimedBy, claimed_at: record.claimedAt }, now()) === null)
          [record.claimedBy, record.claimedAt] = [null, null];
        record.ageHours = Math.max(
          0,
          Math.floor((new Date(record.decidedAt ?? now()).getTime() - new Date(record.submittedAt).getTime()) / hourMs),
        );
      }
    },
  });
