import {
  mostLookalikes,
  nearMetres,
  type Likeness,
  type Lookalike,
} from '@console/contracts/branches-stores/outlet/duplicates';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** What of an outlet others are compared with; numbers by their keyed hash. What is empty finds nothing. */
export interface Compared {
  /** Of a stored one, which does not look like itself. */
  readonly id: string | null;
  readonly name: string | null;
  readonly address: string | null;
  readonly zipCode: string | null;
  readonly npwpHash: string | null;
  readonly phoneHash: string | null;
  readonly bankCode: string | null;
  readonly accountHash: string | null;
  readonly companyId: string | null;
  readonly latitude: string | null;
  readonly longitude: string | null;
}

/** One typed outlet, as the row `s`. */
const typedOne = (of: Compared): Sql => sql`(select ${of.id}::uuid as id, ${of.name}::text as name,
  ${of.address}::text as address, ${of.zipCode}::text as zip_code, ${of.npwpHash}::text as npwp_hash,
  ${of.phoneHash}::text as pic_phone_hash, ${of.bankCode}::text as bank_code,
  ${of.accountHash}::text as account_no_hash, ${of.companyId}::uuid as company_id,
  ${of.latitude}::text as latitude, ${of.longitude}::text as longitude) s`;

/** Stored outlets, each as the row `s`. */
export const storedOnes = (ids: readonly string[]): Sql => sql`(select id, name, address, zip_code, npwp_hash,
  pic_phone_hash, bank_code, account_no_hash, company_id, latitude, longitude
  from outlet where id = any(${ids}::uuid[])) s`;

/** Letters and digits in lower case, as the indexes have them. */
const letters = (column: string) => sql`regexp_replace(lower(${sql.ref(column)}), '[^a-z0-9]+', '', 'g')`;

/** Metres of a degree from south to north; from west to east it is shorter by the cosine of the latitude. */
const degree = sql.lit(111_320);
const [north, east] = [sql`s.latitude::numeric`, sql`s.longitude::numeric`];
const shorter = sql`cos(radians(${north}))::numeric`;
const metres = sql`sqrt(power((l.latitude::numeric - ${north}) * ${degree}, 2)
  + power((l.longitude::numeric - ${east}) * ${degree} * ${shorter}, 2))`;
const near = sql.lit(nearMetres);
/** First a square, which the index has, then the distance on a plane. */
const isNear = sql`l.latitude::numeric between ${north} - ${near}::numeric / ${degree}
    and ${north} + ${near}::numeric / ${degree}
  and l.longitude::numeric between ${east} - ${near} / (${degree} * ${shorter})
    and ${east} + ${near} / (${degree} * ${shorter})
  and ${metres} <= ${near}`;

/** Outlets of one company may share tax number and account. */
const otherCompany = sql`(l.company_id is null or l.company_id is distinct from s.company_id)`;

/** What each likeness compares: `s` with another outlet `l`. */
const conditions: Readonly<Record<Likeness, Sql>> = {
  NAME: sql`${letters('l.name')} = ${letters('s.name')}`,
  ADDRESS: sql`l.zip_code = s.zip_code and ${letters('l.address')} = ${letters('s.address')}`,
  NPWP: sql`l.npwp_hash = s.npwp_hash and ${otherCompany}`,
  ACCOUNT: sql`l.account_no_hash = s.account_no_hash and l.bank_code = s.bank_code and ${otherCompany}`,
  PHONE: sql`l.pic_phone_hash = s.pic_phone_hash`,
  DISTANCE: isNear,
};

/** Each likeness finds its own by its own index, at most `mostLookalikes` of them. */
const found = sql`lateral (${sql.join(
  Object.entries(conditions).map(
    ([likeness, condition]) => sql`(select l.id, ${sql.lit(likeness)} as likeness from outlet l
      where ${condition} and l.deleted_at is null and l.status <> 'closed' and l.id is distinct from s.id
      limit ${sql.lit(mostLookalikes)})`,
  ),
  sql` union all `,
)}) f`;

/** How many outlets of any line look like the row `s` of a subject, as an expression. */
export const lookalikeCount = (subject: Sql): Sql => sql`(select count(distinct f.id)::int
  from ${subject} cross join ${found})`;

/** How many outlets of any line look like a typed one. */
export async function countLookalikes(db: Db | Tx, compared: Compared): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${lookalikeCount(typedOne(compared))} as count`.execute(db);
  return rows[0]!.count;
}

/** Of stored outlets those that look like another one. */
export async function withLookalikes(db: Db | Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select distinct s.id
    from ${storedOnes(ids)} cross join ${found}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Who reads: the scope, and the lines whose outlets the person may read. */
export interface Reader {
  readonly scope: Scope;
  readonly lines: readonly BusinessLine[];
}

/**
 * Outlets of any line that look like the one of `subject`, those that are alike in most first. Of outlets that the
 * reader may not read stand code, name, branch and state, and nothing else.
 * @param subject one row `s`: a typed or a stored outlet
 */
export async function findLookalikes(db: Db | Tx, subject: Sql, { scope, lines }: Reader): Promise<Lookalike[]> {
  const { rows } = await sql<Lookalike & { readonly readable: boolean }>`
    select l.id as "secureId", l.business_line as line, l.code, l.name, b.office_code || ' ' || b.name as branch,
      l.status as state, a.likenesses, round(${metres})::int as metres, l.address, l.zip_code as "zipCode",
      l.pic_name as "picName", c.legal_name as company,
      (${inBranches(scope, sql`l.branch_id`)} and l.business_line = any(${lines}::text[])) as readable
    from ${subject} cross join lateral (select f.id, array_agg(f.likeness) as likenesses from ${found} group by f.id) a
    join outlet l on l.id = a.id join branch_view b on b.id = l.branch_id left join company c on c.id = l.company_id
    order by cardinality(a.likenesses) desc, l.code limit ${mostLookalikes}`.execute(db);
  return rows.map(({ readable, ...row }) =>
    readable ? row : { ...row, metres: null, address: null, zipCode: null, picName: null, company: null },
  );
}

/** Outlets that look like a typed one. */
export const lookalikesOfTyped = (db: Db | Tx, compared: Compared, reader: Reader): Promise<Lookalike[]> =>
  findLookalikes(db, typedOne(compared), reader);

/** Outlets that look like a stored one. */
export const lookalikesOfStored = (db: Db | Tx, id: string, reader: Reader): Promise<Lookalike[]> =>
  findLookalikes(db, storedOnes([id]), reader);
