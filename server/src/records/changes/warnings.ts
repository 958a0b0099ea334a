import type { ChangeWarning } from '@console/contracts/core/changes';
import type { Db, Tx } from '../../platform/context.ts';
import type { ErrorCatalogue } from '../../platform/http/error-catalogue.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Warning } from '../resource/approval.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';

type WarningsOf = (db: Db | Tx, change: object) => Promise<readonly Warning[]>;

/** The warnings with their texts. */
export const worded = (errors: ErrorCatalogue, warnings: readonly Warning[]): ChangeWarning[] =>
  warnings.map(({ code, parameters }) => ({
    code,
    text: { id: errors.text(code, 'id', parameters), en: errors.text(code, 'en', parameters) },
  }));

/** What speaks against a change as its module sees it now. @param before the record; `null` for one that is new */
export const warningsOf = async (
  db: Db | Tx,
  { definition }: RegisteredResource,
  change: { readonly values: object | null; readonly before: Row | null },
): Promise<readonly Warning[]> => (await (definition.approval?.warnings as WarningsOf | undefined)?.(db, change)) ?? [];

/**
 * Every warning is ticked by the approver.
 * @param ticked codes; `null` in a trial, which comes before the ticks
 * @throws Refusal WARNINGS_NOT_TICKED
 */
export function requireTicked(warnings: readonly ChangeWarning[], ticked: readonly string[] | null): void {
  const left = ticked === null ? [] : warnings.filter(({ code }) => !ticked.includes(code));
  if (left.length > 0)
    throw new Refusal('WARNINGS_NOT_TICKED', { parameters: { warnings: left.map(({ code }) => code).join(', ') } });
}

/** The line of an audit entry that says what was ticked; none without warnings. */
export const tickedLines = (warnings: readonly ChangeWarning[]) =>
  warnings.length > 0
    ? [{ field: 'acknowledged', before: null, after: warnings.map(({ text }) => text.id).join('; ') }]
    : [];
