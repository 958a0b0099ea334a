import { text } from '@console/contracts/core/text';
import type { Fact } from '@console/contracts/platform/approvals';
import {
  bulkOperations,
  operationFields,
  operationTitles,
} from '@console/contracts/promos-products/promo/bulk-operations';
import { bulkFiles, type BulkKind, type BulkLine } from '@console/contracts/promos-products/promo/bulk-files';
import { sql } from 'kysely';
import { officeNames } from '../../branches-stores/index.ts';
import type { Db, Scope } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isApprover } from '../../records/changes/approver.ts';
import type { Columns, ImportHandler } from '../../records/imports/handler.ts';
import type { Values } from '../../records/imports/tables.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { barredFrom } from '../promo/barred.ts';
import { conflictLock } from '../promo/locks.ts';

/** What the handlers of the files of a line share. */
export interface BulkOf {
  readonly app: Application;
  readonly line: BulkLine;
  readonly promos: RegisteredResource;
  readonly sheets: RegisteredResource;
}

/** The operation of a file that the console has written, in words. */
function factsOf(line: BulkLine, { operation, values }: Values): Fact[] {
  const { value, title } = bulkOperations.find((each) => each.value === operation)!;
  const fields = operationFields(line)[value];
  const inWords = Object.entries((values ?? {}) as Values).map(([name, given]) => ({
    name,
    title: operationTitles[name as keyof typeof operationTitles],
    // Branches are named by their codes, tenors by a list.
    field:
      (typeof given === 'string' && fields[name]!.kind.startsWith('reference')) || Array.isArray(given)
        ? { kind: 'text' as const }
        : (fields[name] as Fact['field']),
    value: Array.isArray(given) ? given.join(', ') : given,
  }));
  const field = { kind: 'choice', options: [{ value, title }] } as unknown as Fact['field'];
  return [{ name: 'operation', title: text('Perubahan', 'Change'), field, value }, ...inWords] as Fact[];
}

/** Names of promos and offices by their codes, which never look alike. */
async function namesOf(line: BulkLine, db: Db, codes: readonly string[], scope: Scope) {
  const { rows } = await sql<{ code: string; name: string }>`select promo_code as code, name from promo
    where business_line = ${line} and promo_code = any(${codes}) and deleted_at is null`.execute(db);
  const offices = await officeNames(line)(db, codes, scope);
  return new Map([...rows.map(({ code, name }) => [code, name] as const), ...offices]);
}

/** The parts that the files of a line have in common: who sends and decides them, their lock, and what they are for. */
export const handlerOf = <C extends Columns>(
  { line, promos }: BulkOf,
  kind: BulkKind,
  own: Pick<ImportHandler<C>, 'check' | 'apply'> & Partial<ImportHandler<C>>,
): ImportHandler<C> => ({
  definition: bulkFiles[line][kind] as never,
  line: () => line,
  targetFacts: (_db, target) => Promise.resolve(factsOf(line, target)),
  locks: () => Promise.resolve([conflictLock(line)]),
  approver: (caller) => (isApprover(promos, caller) ? null : new Refusal('APPROVER_LEVEL')),
  uploader: (caller) => barredFrom(promos, caller),
  namesOf: (db, codes, scope) => namesOf(line, db, codes, scope),
  ...own,
});
