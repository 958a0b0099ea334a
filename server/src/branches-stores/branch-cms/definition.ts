import { branchContents, completenessParts } from '@console/contracts/branches-stores/branch-cms';
import { sql, type RawBuilder } from 'kysely';
import { inOffices } from '../../people/scope/predicate.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import { snakeCase } from '../../records/resource/snake-case.ts';
import { define } from '../../records/resource/definition.ts';
import { keepSlug, takenSlug } from './slugs.ts';

/** Whether a field holds something. */
function filled(name: string): RawBuilder<boolean> {
  const column = sql.ref(`t.${snakeCase(name)}`);
  if (name === 'services') return sql<boolean>`cardinality(${column}) > 0`;
  return name === 'photos' ? sql<boolean>`jsonb_array_length(${column}) > 0` : sql<boolean>`${column} is not null`;
}

const every = (parts: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(parts, sql` and `)})`;
const some = (parts: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(parts, sql` or `)})`;

const complete = sql.join(
  completenessParts.map(
    (part) => sql`(${every(part.map((one) => (typeof one === 'string' ? filled(one) : some(one.map(filled)))))})::int`,
  ),
  sql` + `,
);
const completeness = sql<number>`round((${complete}) * 100.0 / ${completenessParts.length}::int)::int`;

/** The branch whose name stands for the office: the first line that it has. */
const office = (column: RawBuilder<unknown>) => sql<string>`(select ${column} from branch_view b
  where b.office_code = t.office_code and b.deleted_at is null
  order by array_position(array['SPEKTRA', 'NMC', 'UFI'], b.business_line) limit 1)`;
const city = office(sql`b.city`);

/** Those of these offices that have an active branch in any line. */
async function openOffices(tx: Tx, officeCodes: readonly string[]): Promise<ReadonlySet<string>> {
  const branches = await tx
    .selectFrom('branch_view')
    .select('office_code')
    .distinct()
    .where('office_code', 'in', officeCodes)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'active')
    .execute();
  return new Set(branches.map(({ office_code: code }) => code));
}

/** How public content is stored, and its rules that need the database. */
export const branchContentDefinition = define(branchContents, {
  table: 'branch_content',
  derived: {
    officeCode: sql`t.office_code`,
    officialName: office(sql`b.name`),
    city,
    lines: sql`array(select b.business_line from branch_view b
      where b.office_code = t.office_code and b.deleted_at is null
      order by array_position(array['SPEKTRA', 'NMC', 'UFI'], b.business_line))`,
    completeness,
  },
  scope: (scope) => inOffices(scope, 't.office_code'),
  filters: {
    regionId: (regionId: string) => sql`t.office_code in (select b.office_code from branch_view b
      join mro_view o on o.id = b.mro_id join mra_view a on a.id = o.mra_id where a.region_id = ${regionId})`,
    incomplete: (incomplete: boolean) => (incomplete ? sql`${completeness} < 100` : sql`${completeness} = 100`),
  },
  async beforeSave(tx, save) {
    const errors = await checkFiles(tx, branchContents, save);
    if (await takenSlug(tx, save.values.slug, save.before?.secureId)) errors.push({ field: 'slug', code: 'DUPLICATE' });
    return errors;
  },
  storeParts: (tx, { values, before, id }) => keepSlug(tx, id, before?.slug, values.slug),
  steps: {
    publish: {
      async rules({ tx, records }) {
        const codes = records.map(({ record }) => record.officeCode);
        const open = await openOffices(tx, codes);
        for (const { record, refuse } of records)
          if (!open.has(record.officeCode)) refuse(new Refusal('BRANCH_INACTIVE'));
      },
    },
  },
  afterChange: (tx, changed) => keepFiles(tx, branchContents, changed),
});
