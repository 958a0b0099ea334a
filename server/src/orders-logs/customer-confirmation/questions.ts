import {
  ccmChecklists,
  type CcmAnswered,
  type CcmQuestionCode,
  type CcmType,
} from '@console/contracts/orders-logs/customer-confirmation';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { rupiah } from '../../platform/rupiah.ts';
import type { StoredQuestion } from './table.ts';

interface Facts {
  readonly type: CcmType;
  readonly name: string;
  readonly birthDate: string | null;
  readonly address: string | null;
  readonly item: string | null;
  readonly outlet: string | null;
  readonly tenor: number | null;
  readonly angsuran: number | null;
}

async function factsOf(db: Db | Tx, id: string): Promise<Facts> {
  const { rows } = await sql<Facts>`select t.type, t.member_name as name, m.birth_date as "birthDate",
      m.address_encrypted as address, o.tenor, o.angsuran, u.name as outlet,
      (select string_agg(i.qty || ' x ' || i.name, ', ' order by i.no) from purchase_order_item i
        where i.order_id = t.order_id) as item
    from customer_confirmation t left join member_view m on m.id = t.member_id
      left join purchase_order o on o.id = t.order_id
      left join outlet_view u on u.id = coalesce(o.store_id, o.dealer_id)
    where t.id = ${id}`.execute(db);
  return rows[0]!;
}

/**
 * What the customer is asked, with what is expected, masked.
 * @param answers what was answered, where it was
 */
export async function questionsOf(
  db: Db | Tx,
  texts: ProtectedText,
  id: string,
  answers: readonly CcmAnswered[] = [],
): Promise<StoredQuestion[]> {
  const facts = await factsOf(db, id);
  const expected: Readonly<Partial<Record<CcmQuestionCode, string | null>>> = {
    name: facts.name,
    birthDate: mask('birthDate', facts.birthDate),
    address: facts.address === null ? null : mask('address', texts.decrypt(facts.address)),
    item: facts.item,
    outlet: facts.outlet,
    tenor: facts.tenor === null ? null : `${facts.tenor} bulan`,
    angsuran: facts.angsuran === null ? null : rupiah(facts.angsuran),
  };
  return ccmChecklists[facts.type].map((code) => ({
    code,
    expected: expected[code] ?? null,
    answer: answers.find((answer) => answer.code === code)?.answer ?? null,
  }));
}
