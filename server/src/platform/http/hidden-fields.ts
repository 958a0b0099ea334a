import type { Call } from '@console/contracts/core/call';
import { fieldsOfWhere } from '@console/contracts/core/conditions/where';
import { hiddenFrom } from '@console/contracts/core/fields';
import type { Caller } from '../context.ts';
import { flagOfCaller } from '../flag.ts';
import { invalid, Refusal } from './refusal.ts';

/**
 * Refuses filters, conditions and sorts on fields that the caller's flag hides: the order of rows would reveal their
 * values.
 * @throws Refusal VALIDATION beside the filter, SORT_FIELD
 */
export function refuseHidden({ fields }: Call, caller: Caller, query: Readonly<Record<string, unknown>>): void {
  if (!fields) return;
  const hidden = hiddenFrom(flagOfCaller(caller), fields);
  const filtered = hidden.filter((name) => query[name] != null);
  const where = Array.isArray(query['where']) ? fieldsOfWhere(query['where'] as readonly string[]) : [];
  if (where.some((name) => hidden.includes(name))) throw invalid({ field: 'where', code: 'NOT_ALLOWED' });
  if (filtered.length > 0) throw invalid(...filtered.map((field) => ({ field, code: 'NOT_ALLOWED' })));
  const sorts = Array.isArray(query['sort']) ? (query['sort'] as readonly string[]) : [];
  if (sorts.some((sort) => hidden.includes(sort.split(',')[0]!))) throw new Refusal('SORT_FIELD');
}
