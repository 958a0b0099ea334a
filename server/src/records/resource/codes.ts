import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { same } from '../../platform/audit/differences.ts';
import type { Tx } from '../../platform/context.ts';
import { choiceOf } from './choice.ts';
import { targetOf } from './references.ts';
import type { RegisteredResource, Row } from './registered.ts';

type Values = Readonly<Record<string, unknown>>;

/** Codes that begin with the code of the record they belong to do so when they are created. */
async function beginErrors(tx: Tx, registered: RegisteredResource, values: Values): Promise<FieldError[]> {
  const { field = '', code } = registered.resource.parent ?? {};
  const target = code === undefined ? null : targetOf(registered, field);
  if (code === undefined || !target) return [];
  const { rows } = await sql<{ code: string }>`
    select ${choiceOf(target).code} as code from ${sql.table(target.definition.table)} t
      ${target.definition.joins ?? sql``} where t.id = ${values[field]}`.execute(tx);
  const [parent] = rows;
  return parent && !String(values[code]).startsWith(parent.code)
    ? [{ field: code, code: 'CODE_OF_PARENT', parameters: { code: parent.code } }]
    : [];
}

/** A code of records of another module must be one that there is; an unchanged one is not checked again. */
async function unknownErrors(
  tx: Tx,
  { resource, peers }: RegisteredResource,
  values: Values,
  before: Row | null,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [name, { codeOf }] of Object.entries(resource.fields)) {
    if (!codeOf || values[name] == null || (before && same(values[name], before[name]))) continue;
    const peer = peers.get(codeOf.module);
    if (!peer) throw new Error(`${resource.module}.${name} holds codes of ${codeOf.module}, which no module serves`);
    const { table, where } = peer.definition;
    const { rows } = await sql`
      select from ${sql.table(table)} t where ${choiceOf(peer).code} = ${values[name]}
        and ${where ?? sql`t.deleted_at is null`} limit 1`.execute(tx);
    if (rows.length === 0) errors.push({ field: name, code: 'NOT_FOUND' });
  }
  return errors;
}

/** What the contract says of codes: of the record's own, and of those it names. */
export const codeErrors = async (
  tx: Tx,
  registered: RegisteredResource,
  values: Values,
  before: Row | null,
): Promise<FieldError[]> => [
  ...(before ? [] : await beginErrors(tx, registered, values)),
  ...(await unknownErrors(tx, registered, values, before)),
];
