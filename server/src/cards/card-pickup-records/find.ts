import { bareCardNumber } from '@console/contracts/core/card-number';
import { pickUps, type FoundMember } from '@console/contracts/cards/card-pickup';
import { sql, type RawBuilder } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { lookUp, personalNumberOf } from '../../records/numbers/exact-match.ts';
import type { Context, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { inCardOffices } from '../scope.ts';
import { offeredTypes, replacedECard, type CounterMember } from './allowed.ts';

interface Row extends CounterMember {
  readonly name: string;
  readonly nik_encrypted: string;
  readonly phone_encrypted: string;
  readonly branch: string;
}
interface Waiting {
  readonly secureId: string;
  readonly version: number;
  readonly pickUpNo: string;
  readonly cardNo: string;
  readonly type: 'PERSONAL' | 'STOCK';
  readonly state: string;
  readonly deadline: string | null;
}

const isCard = async (db: Db, cardNo: string): Promise<boolean> =>
  (await db.selectFrom('card').select('id').where('card_no', '=', cardNo).executeTakeFirst()) !== undefined;

async function memberWith(db: Db, { scope }: Context['caller'], matches: RawBuilder<unknown>): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select m.id, m.member_no, m.status, m.program_type_id, m.name, m.nik_encrypted, m.phone_encrypted,
    b.office_code || ' ' || b.name as branch from member_view m join branch_view b on b.id = m.branch_id
    where ${matches} and m.status <> 'closed' and m.deleted_at is null
      and (${inCardOffices(scope, sql`m.branch_id`, sql`null::uuid`)}
      or exists (select from card_pickup p
        where p.member_id = m.id and p.state in ('WAITING', 'IN_PROGRESS', 'EXPIRED')
        and ${inCardOffices(scope, sql`p.branch_id`, sql`null::uuid`)})) limit 2`.execute(db);
  return rows.length === 1 ? (rows[0] as Row) : null;
}

/**
 * Finds a member of the caller's offices, or one whose card waits there, by a full number. Searches by card or member
 * number are unlimited; those by NIK or phone are limited like all exact searches. All counters use this function to
 * find a member by a personal number.
 * @throws Refusal NOT_FOUND, whether or not the member exists elsewhere; EXACT_MATCH_LIMIT
 */
export async function findMember(
  services: Services,
  texts: ProtectedText,
  { caller }: Pick<Context, 'caller'>,
  term: string,
): Promise<Row> {
  const { db } = services;
  const bare = bareCardNumber(term);
  const number = personalNumberOf(term);
  const personal = number?.kind === 'nik' && (await isCard(db, bare)) ? null : number;
  const hash = personal && texts.hash(personal.value);
  const found = personal
    ? await lookUp(services, caller, personal.value, () =>
        memberWith(db, caller, personal.kind === 'nik' ? sql`m.nik_hash = ${hash}` : sql`m.phone_hash = ${hash}`),
      )
    : await memberWith(
        db,
        caller,
        sql`(m.member_no = ${bare}
          or m.id in (select holder_member_id from card where card_no = ${bare} and replaced_by_card_id is null))`,
      );
  if (!found) throw notFound();
  return found;
}

/** The member as shown at the counter, with personal numbers masked. */
export const shownMember = (
  texts: ProtectedText,
  { id, member_no: memberNo, name, branch, nik_encrypted: nik, phone_encrypted: phone }: Row,
): FoundMember['member'] => ({
  secureId: id,
  memberNo,
  name,
  nik: String(mask('nik', texts.decrypt(nik))),
  phone: String(mask('phone', texts.decrypt(phone))),
  branch,
});

/** The open pick-up, or an expired one whose card is still in the safe. */
async function pickUpOf(db: Db, memberId: string): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    select p.id as "secureId", p.version, p.pickup_no as "pickUpNo", c.card_no as "cardNo", p.type, p.state, p.deadline
      from card_pickup p join card c on c.id = p.card_id
    where p.member_id = ${memberId}
      and (p.state in ('WAITING', 'IN_PROGRESS')
      or (p.state = 'EXPIRED' and c.status = 'Branch' and c.holder_member_id = p.member_id))
      order by p.state = 'EXPIRED', p.created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * The member at the counter with the possible actions: the waiting card, a stock card, or the reason for neither. The
 * search is audited.
 */
export async function findAtCounter(
  app: Application,
  texts: ProtectedText,
  context: Context<unknown, { readonly term: string }>,
): Promise<FoundMember> {
  const { db } = app.services;
  const row = await findMember(app.services, texts, context, context.body.term.trim());
  await recordEntry(db, {
    actor: actorOf(context),
    module: pickUps.module,
    action: 'SEARCH',
    entityId: row.id,
    entityLabel: row.member_no,
    at: app.services.now(),
  });
  const member = shownMember(texts, row);
  const pickUp = await pickUpOf(db, row.id);
  if (pickUp) return { member, pickUp, stock: null, refusal: null };
  try {
    const replaced = await replacedECard(db, row);
    return {
      member,
      pickUp: null,
      stock: {
        types: await offeredTypes(db, row, context.caller.scope, app.services.now()),
        replacesECard: replaced !== null,
      },
      refusal: null,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      member,
      pickUp: null,
      stock: null,
      refusal: { code: error.code, message: app.errors.text(error.code, context.language, error.details.parameters) },
    };
  }
}
