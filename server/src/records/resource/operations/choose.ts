import { bulkLimit, type Choice } from '@console/contracts/core/envelope';
import { labelFields } from '@console/contracts/core/resource';
import { checkField, normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import type { Application } from '../../../platform/http/application.ts';
import { invalid } from '../../../platform/http/refusal.ts';
import { serve } from '../../../platform/http/serve.ts';
import { expressionOf } from '../columns.ts';
import { readSearch } from '../list-query.ts';
import { containing, filtered, visible } from '../predicates.ts';
import type { RegisteredResource } from '../registered.ts';
import { isWanted } from '../../changes/pending-values.ts';
import { isFree } from '../unique.ts';

const most = 50;

interface LovQuery {
  readonly search?: string;
  /** Records already chosen, by id or by code: they are named even when inactive by now. */
  readonly secureId?: readonly string[];
  readonly code?: readonly string[];
  /** By what the resource's contract lets it be narrowed. */
  readonly [parameter: string]: unknown;
}

/**
 * The list of values that other records refer to: active records in scope unless a status is asked; id, code and name
 * only.
 */
export function serveLov(app: Application, registered: RegisteredResource): void {
  const { resource, definition } = registered;
  const [label = ''] = labelFields(resource);
  const {
    code = 'code' in resource.fields || 'code' in resource.derived ? 'code' : label,
    name = label,
    where,
    order,
    limit = most,
    extend,
  } = definition.lov ?? {};
  const [codeSql, nameSql] = [expressionOf(definition as never, code), expressionOf(definition as never, name)];
  serve(app, registered.calls['lov'], async ({ caller, query, db }) => {
    const { search: typed, secureId: ids, code: codes, ...asked } = query as LovQuery;
    const narrowed = Object.entries(asked).filter(([name, value]) => name in resource.lov && value != null);
    const search = readSearch(typed);
    const chosen = ids ? sql`and t.id = any(${ids})` : codes ? sql`and ${codeSql} = any(${codes})` : null;
    const { rows } = await sql<Choice>`
      select t.id as "secureId", ${codeSql} as code, ${nameSql} as name
        from ${sql.table(definition.table)} t ${definition.joins ?? sql``}
      where ${visible(registered, caller.scope)}
        ${chosen ?? (resource.status && asked['status'] == null ? sql`and t.status = 'active'` : sql``)}
        ${ids ? sql`` : sql`and ${filtered(registered, narrowed)}`}
        ${where && !chosen ? sql`and ${where}` : sql``}
        ${search ? sql`and (${codeSql} ilike ${containing(search)} or ${nameSql} ilike ${containing(search)})` : sql``}
      order by ${order ?? sql`${nameSql} collate "und-x-icu", t.id`} limit ${chosen ? bulkLimit : limit}`.execute(db);
    return extend ? extend(db, rows) : rows;
  });
}

/** Whether a value of a unique field is free, asked on leaving the field. */
export function serveUnique(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['unique'], async ({ body, db }) => {
    const { field: name, value, secureId } = body as { field: string; value: string; secureId?: string };
    const field = registered.resource.fields[name];
    if (!field?.unique) throw invalid({ field: 'field', code: 'NOT_ALLOWED' });
    // A value that is not right cannot be stored, so that nobody holds it.
    if (checkField(name, field, value)) return { valid: true };
    const wanted = normalise(field, value);
    const { module, fourEyes } = registered.resource;
    return {
      valid:
        (await isFree(db, registered, name, wanted, secureId ?? null)) &&
        !(fourEyes && (await isWanted(db, app.services, module, name, wanted, secureId ?? null))),
    };
  });
}
