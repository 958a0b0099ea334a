import { catalogueCalls, type PublishedGroup, type PublishedLob } from '@console/contracts/products/public-catalogue';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** What the public may see: active and published. */
const isPublic = (of: string): Sql =>
  sql`${sql.ref(`${of}.published`)} and ${sql.ref(`${of}.status`)} = 'active'
    and ${sql.ref(`${of}.deleted_at`)} is null`;

/** The groups of all business lines. */
const groups = sql`(
  select id, 'SPEKTRA' as line, group_code, name, display_name, lob_id, parent_id, sequence, published, status,
    deleted_at from product_group
  union all select id, 'NMC', group_code, name, display_name, lob_id, parent_id, sequence, published, status,
    deleted_at from product_group_nmc
  union all select id, 'UFI', group_code, name, display_name, lob_id, parent_id, sequence, published, status,
    deleted_at from product_group_ufi)`;

/** The public reads of what is sold (docs/model/products.md#public-reads). */
export const publicCatalogueModule: Module = (app) => {
  const { db } = app.services;
  serve(app, catalogueCalls.lobs, async ({ query: { line } }) => {
    const { rows } = await sql<PublishedLob>`select l.lob_code as code, l.business_line as line,
        coalesce(l.display_name, l.name) as name, l.description, coalesce(l.tenors, '{}') as tenors
      from line_of_business l where ${isPublic('l')} ${line ? sql`and l.business_line = ${line}` : sql``}
      order by l.business_line, l.sequence, l.lob_code`.execute(db);
    return rows.map((row) => ({ ...row, tenors: row.tenors.map(Number).toSorted((one, other) => one - other) }));
  });
  serve(app, catalogueCalls.groups, async ({ query: { line, lob } }) => {
    const { rows } = await sql<PublishedGroup>`select g.group_code as code, g.line, l.lob_code as lob,
        coalesce(g.display_name, g.name) as name, p.group_code as parent
      from ${groups} g join line_of_business l on l.id = g.lob_id left join ${groups} p on p.id = g.parent_id
      where ${isPublic('g')} and ${isPublic('l')} ${line ? sql`and g.line = ${line}` : sql``}
        ${lob ? sql`and l.lob_code = ${lob}` : sql``}
      order by g.line, l.sequence, l.lob_code, g.sequence, g.group_code`.execute(db);
    return rows;
  });
};
