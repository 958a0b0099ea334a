import { siloPoints, siloScores, type SiloRule } from '@console/contracts/membership/membership-silo';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { isMothersName } from '../member/mothers-name/digest.ts';

/** A record and a member who may be the same person. */
export interface Pair {
  readonly siloId: string;
  readonly memberId: string;
  readonly points: Readonly<Record<SiloRule, number>>;
  readonly score: number;
}

interface Facts extends Record<Exclude<SiloRule, 'motherMaidenName'>, boolean> {
  readonly siloId: string;
  readonly memberId: string;
  readonly otherNik: boolean;
  readonly mothersName: string | null;
  readonly storedMothersName: string | null;
}

/** Names that differ in at most a tenth of their letters. */
const similar = sql`levenshtein(lower(s.name), lower(m.name)) * 10 <= greatest(length(s.name), length(m.name))`;

/** Pairs with the same NIK, the same phone, or the same birth date and a similar name. */
export const likely = (ids: readonly string[]): Sql => {
  const joined = (on: Sql) => sql`select s.id as silo_id, m.id as member_id
    from silo_record s join member m on ${on} where s.id = any(${ids}::uuid[])`;
  return sql`${joined(sql`m.nik_hash = s.nik_hash`)} union ${joined(sql`m.phone_hash = s.phone_hash`)}
    union ${joined(sql`m.birth_date = s.birth_date and ${similar}`)}`;
};

/** Pairs of records with the member that a steward named. */
export const named = (siloIds: readonly string[], memberId: string): Sql =>
  sql`select silo_id, ${memberId}::uuid as member_id from unnest(${siloIds}::uuid[]) as silo_id`;

/** The score of a comparison: the sum of its points, bounded where both have a NIK and these differ. */
export function scoreOf(points: Readonly<Record<SiloRule, number>>, otherNik: boolean): number {
  const sum = Object.values(points).reduce((total, each) => total + each, 0);
  return otherNik ? Math.min(sum, siloScores.mostOfOtherNik) : sum;
}

/** Compares each of the pairs; closed members are left out. */
export async function compare(tx: Tx, texts: ProtectedText, pairs: Sql): Promise<Pair[]> {
  const { rows } = await sql<Facts>`
    select s.id as "siloId", m.id as "memberId", s.nik_hash is not distinct from m.nik_hash as nik,
      s.nik_hash is not null and s.nik_hash <> m.nik_hash as "otherNik", ${similar} as name,
      s.birth_date = m.birth_date as "birthDate", s.phone_hash is not distinct from m.phone_hash as phone,
      s.mothers_name_encrypted as "mothersName", m.mothers_name_encrypted as "storedMothersName"
    from (${pairs}) p join silo_record s on s.id = p.silo_id join member m on m.id = p.member_id
    where m.status <> 'closed' and m.deleted_at is null`.execute(tx);
  return rows.map(({ siloId, memberId, otherNik, mothersName, storedMothersName, ...facts }) => {
    const motherMaidenName =
      mothersName !== null && isMothersName(texts, memberId, storedMothersName, texts.decrypt(mothersName));
    const agrees: Readonly<Record<SiloRule, boolean>> = { ...facts, motherMaidenName };
    const points = Object.fromEntries(
      Object.entries(siloPoints).map(([rule, value]) => [rule, agrees[rule as SiloRule] ? value : 0]),
    ) as Record<SiloRule, number>;
    return { siloId, memberId, points, score: scoreOf(points, otherNik) };
  });
}

/** Stores pairs that are not known yet; decided ones stay as they are. */
export async function storePairs(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await tx
    .insertInto('silo_candidate')
    .values(
      pairs.map(({ siloId, memberId, points, score }) => ({
        silo_id: siloId,
        member_id: memberId,
        nik: points.nik,
        name: points.name,
        birth_date: points.birthDate,
        phone: points.phone,
        mothers_name: points.motherMaidenName,
        score,
      })),
    )
    .onConflict((known) => known.doNothing())
    .execute();
}

/** The best score of the pairs of each record that nobody refused; records without such a pair are left out. */
export async function bestScores(tx: Tx, siloIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('silo_candidate')
    .select(({ fn }) => ['silo_id', fn.max('score').as('best')])
    .where('silo_id', 'in', siloIds)
    .where('state', '<>', 'REFUSED')
    .groupBy('silo_id')
    .execute();
  return new Map(rows.map(({ silo_id: id, best }) => [id, best]));
}

/** The best score of the pairs of a record that nobody refused. */
export const bestScoreOf = async (tx: Tx, siloId: string): Promise<number> =>
  (await bestScores(tx, [siloId])).get(siloId) ?? 0;
