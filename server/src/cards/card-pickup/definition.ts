import { bareCardNumber } from '@console/contracts/core/card-number';
import { pickUpNearDays, pickUps } from '@console/contracts/cards/card-pickup';
import { phone as phoneField } from '@console/contracts/core/fields';
import { normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import { membersNamed } from '../../membership/index.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { define, type Sql } from '../../records/resource/definition.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { branchesUnder, inCardOffices } from '../scope.ts';
import { midnight } from '../../platform/database/midnight.ts';

const dayMs = 86_400_000;
const noMra = sql`null::uuid`;

/** Searches by full card number or phone, pick-up number, or prefix of the member's name, each with its own index. */
function search(texts: ProtectedText, text: string): Sql {
  const bare = bareCardNumber(text);
  if (/^\d{16}$/.test(bare)) return sql`t.card_id in (select id from card where card_no = ${bare})`;
  if (/^PKU-/i.test(text)) return sql`t.pickup_no = ${text.toUpperCase()}`;
  const phone = String(normalise(phoneField(), text));
  if (/^08\d{8,12}$/.test(phone))
    return sql`t.member_id in (select id from member_view member where phone_hash = ${texts.hash(phone)})`;
  return sql`t.member_id in ${membersNamed(text)}`;
}

/** Storage and search of pick-ups. */
export const pickUpDefinition = (services: Services, texts: ProtectedText) =>
  define(pickUps, {
    table: 'card_pickup',
    lookups: sql`left join card c on c.id = t.card_id left join member_view m on m.id = t.member_id left
      join branch_view b on b.id = t.branch_id left join card_type ct on ct.id = c.card_type_id`,
    derived: {
      pickUpNo: sql`t.pickup_no`,
      cardNo: sql`c.card_no`,
      cardId: sql`c.id`,
      memberName: sql`m.name`,
      memberNo: sql`m.member_no`,
      memberPhone: sql`m.phone_encrypted`,
      memberNik: sql`m.nik_encrypted`,
      branch: sql`b.office_code || ' ' || b.name`,
      type: sql`t.type`,
      arrivedAt: sql`t.arrived_at`,
      deadline: sql`t.deadline`,
      state: sql`t.state`,
      extensionCount: sql`t.extension_count`,
      collector: sql`t.collector`,
      proxyName: sql`t.proxy_name`,
      proxyNik: sql`t.proxy_nik`,
      proxyRelation: sql`t.proxy_relation`,
      proxyLetter: sql`t.proxy_letter`,
      ktpSeen: sql`t.ktp_seen`,
      faceScore: sql`t.face_score`,
      faceManual: sql`t.face_manual`,
      otpVerifiedAt: sql`t.otp_verified_at`,
      photo: sql`t.photo`,
      signature: sql`t.signature`,
      replacesECard: sql`t.replaces_ecard`,
      closedAt: sql`t.closed_at`,
      closedBy: sql`t.closed_by`,
      cardType: sql`ct.name`,
      nameOnCard: sql`c.name_on_card`,
    },
    // What is alike in state by its deadline, as the index of both has it.
    ties: { state: [sql`t.deadline`] },
    scope: (scope) => inCardOffices(scope, sql`t.branch_id`, noMra),
    filters: {
      branchId: (id: string) => sql`t.branch_id = ${id}`,
      mraId: (id: string) => sql`t.branch_id = any(${branchesUnder(id)})`,
      from: (day: string) => sql`t.created_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.created_at < ${midnight(day, 1)}`,
      overdue: () => sql`true`,
      near: () => sql`true`,
    },
    narrow: ({ overdue, near }, at) => {
      const today = sql`${toWireInstant(at).slice(0, 10)}::date`;
      const late = sql`t.state in ('WAITING', 'EXPIRED') and t.deadline < ${today}`;
      const soon = sql`t.state = 'WAITING' and t.deadline between ${today} and ${today} + ${pickUpNearDays}::int`;
      const conditions = (
        [
          [overdue, late],
          [near, soon],
        ] as const
      ).flatMap(([wanted, is]) => (typeof wanted === 'boolean' ? [wanted ? is : sql`(${is}) is not true`] : []));
      return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : null;
    },
    together: ['from', 'to', 'overdue', 'near'],
    search: (_pattern, text) => search(texts, text),
    sorts: { pickUpNo: sql`t.pickup_no` },
    load: async (db, records) => {
      const today = Date.parse(toWireInstant(services.now()).slice(0, 10));
      const extensionLimit = Number(await settingIn(db, 'card.pickup.max-extensions'));
      for (const record of records) {
        record.extensionLimit = extensionLimit;
        record.memberPhone = texts.decrypt(record.memberPhone);
        record.memberNik = texts.decrypt(record.memberNik);
        if (record.proxyNik) record.proxyNik = texts.decrypt(record.proxyNik);
        record.daysLeft =
          record.state === 'WAITING' && record.deadline
            ? Math.round((Date.parse(record.deadline) - today) / dayMs)
            : null;
      }
    },
  });
