import type { Choice } from '@console/contracts/core/envelope';
import { bulkLimit } from '@console/contracts/core/list-limits';
import { checkField, normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { choiceOf } from '../resource/choice.ts';
import { readSearch } from '../resource/list-query.ts';
import { containing } from '../resource/contains.ts';
import { filtered, visible } from '../resource/predicates.ts';
import type { Scope } from '../../platform/context.ts';
import type { Sql } from '../resource/definition.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { isWanted } from '../changes/pending-values.ts';
import { isFree } from '../resource/unique.ts';

const most = 50;

interface LovQuery {
  readonly search?: string;
  /** Already chosen records, by id or by code: they are included even when inactive. */
  readonly secureId?: readonly string[];
  readonly code?: readonly string[];
  /** Filters that the resource's contract allows. */
  readonly [parameter: string]: unknown;
}

/** Which records a person with this scope may choose. */
const choosable = (registered: RegisteredResource, scope: Scope): Sql => {
  const { where, lov } = registered.definition;
  return lov?.scope ? sql`${where ?? sql`t.deleted_at is null`} and ${lov.scope(scope)}` : visible(registered, scope);
};

/**
 * The list of values for reference fields: active records in scope unless a status is given; id, code and name only.
 */
export function serveLov(app: Application, registered: RegisteredResource): void {
  const { resource, definition } = registered;
  const { where, order, limit = most, extend, search: sought } = definition.lov ?? {};
  const { code: codeSql, name: nameSql } = choiceOf(registered);
  const found = (search: string): Sql =>
    sought?.(containing(search)) ??
    sql`(${codeSql} ilike ${containing(search)} or ${nameSql} ilike ${containing(search)})`;
  // Written so that no index serves the order: what was found in a long list is sorted.
  const afterSearch = sql`coalesce(${nameSql}, ${nameSql}) collate "und-x-icu", t.id`;
  const usual = order ?? sql`${nameSql} collate "und-x-icu", t.id`;
  serve(app, registered.calls['lov'], async ({ caller, query, db }) => {
    const { search: typed, secureId: ids, code: codes, ...filters } = query as LovQuery;
    const narrowed = Object.entries(filters).filter(([name, value]) => name in resource.lov && value != null);
    const search = readSearch(resource, typed);
    const further = typeof where === 'function' ? where(Object.fromEntries(narrowed)) : where;
    const chosen = ids ? sql`and t.id = any(${ids})` : codes ? sql`and ${codeSql} = any(${codes})` : null;
    const { rows } = await sql<Choice>`
      select t.id as "secureId", ${codeSql} as code, ${nameSql} as name
        from ${sql.table(definition.table)} t ${definition.joins ?? sql``} ${definition.lookups ?? sql``}
      where ${choosable(registered, caller.scope)}
        ${chosen ?? (resource.status && filters['status'] == null ? sql`and t.status = 'active'` : sql``)}
        ${ids ? sql`` : sql`and ${filtered(registered, narrowed)}`}
        ${further && !chosen ? sql`and ${further}` : sql``}
        ${search ? sql`and ${found(search)}` : sql``}
      order by ${search && sought ? afterSearch : usual} limit ${chosen ? bulkLimit : limit}`.execute(db);
    return extend ? extend(db, rows) : rows;
  });
}

/** Whether a value of a unique field is free; called when the user leaves the field. */
export function serveUnique(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['unique'], async ({ body, db }) => {
    const { field: name, value, secureId } = body as { field: string; value: string; secureId?: string };
    const field = registered.resource.fields[name];
    if (!field?.unique) throw invalid({ field: 'field', code: 'NOT_ALLOWED' });
    // An invalid value cannot be stored, so no record has it.
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
