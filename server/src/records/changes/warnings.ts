import { createHash } from 'node:crypto';
import { ticksOf, type ChangeWarning } from '@console/contracts/core/changes';
import type { Text } from '@console/contracts/core/text';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import type { ErrorCatalogue } from '../../platform/http/error-catalogue.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Warning } from '../resource/approval.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';

type WarningsOf = (db: Db | Tx, change: object) => Promise<readonly Warning[]>;

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The warnings with their texts and ticks: a tick is for what the warning says now. */
export const worded = (errors: ErrorCatalogue, warnings: readonly Warning[]): ChangeWarning[] =>
  warnings.map(({ code, parameters = {} }) => ({
    code,
    text: { id: errors.text(code, 'id', parameters), en: errors.text(code, 'en', parameters) },
    tick: digestOf(`${code} ${errors.text(code, 'id', parameters)}`),
  }));

/** The warnings as this person sees them. */
export function seenWarnings<W extends ChangeWarning>(
  errors: ErrorCatalogue,
  warnings: readonly W[],
  caller: Pick<Caller, 'mappingType' | 'isAdmin'>,
): W[] {
  const seen = new Map<string, W>();
  for (const warning of warnings) {
    const code = errors.seenCode(warning.code, caller);
    const words = { id: errors.text(code, 'id'), en: errors.text(code, 'en') };
    if (code === warning.code) seen.set(code, warning);
    else {
      // A digest of few figures tells them to who tries them out.
      const { tick: _, ...rest } = warning;
      seen.set(code, { ...rest, code, text: words } as W);
    }
  }
  return [...seen.values()];
}

const andMore = ({ id, en }: Text, more: number): Text =>
  more === 0
    ? { id, en }
    : { id: `${id} (dan ${more} baris lain)`, en: `${en} (and ${more} more ${more === 1 ? 'row' : 'rows'})` };

/**
 * The warnings of several changes that are decided as one, each code once: with how many have it besides the first.
 * The tick is for all of them.
 */
export function summed(of: readonly (readonly ChangeWarning[])[]): ChangeWarning[] {
  const byCode = new Map<string, ChangeWarning[]>();
  for (const each of of.flat()) byCode.set(each.code, [...(byCode.get(each.code) ?? []), each]);
  return [...byCode.values()].map((alike) => {
    const [first] = alike as [ChangeWarning];
    if (alike.length === 1) return first;
    const tick = digestOf(ticksOf(alike).toSorted().join(' '));
    return { code: first.code, text: andMore(first.text, alike.length - 1), tick };
  });
}

/** The effects of changes that are decided as one: the first, with how many more there are. */
export function summedEffect(of: readonly (Text | null)[]): Text | null {
  const all = of.filter((each) => each !== null);
  return all[0] ? andMore(all[0], all.length - 1) : null;
}

/** What speaks against a change as its module sees it now. @param before the record; `null` for one that is new */
export const warningsOf = async (
  db: Db | Tx,
  { definition }: RegisteredResource,
  change: { readonly values: object | null; readonly before: Row | null },
): Promise<readonly Warning[]> => (await (definition.approval?.warnings as WarningsOf | undefined)?.(db, change)) ?? [];

/** The code that refuses the approval to all but admins, by the warnings of a change; `null`: none does. */
export function adminRefusalOf({ definition }: RegisteredResource, warnings: readonly Warning[]): string | null {
  const { adminOnly } = definition.approval ?? {};
  return adminOnly && warnings.some(({ code }) => adminOnly.warnings.includes(code)) ? adminOnly.refusal : null;
}

/**
 * Every warning is ticked by the approver, as it is now: one that says something else is asked again.
 * @param ticked ticks; `null` in a trial, which comes before them
 * @throws Refusal WARNINGS_NOT_TICKED with all that is to be ticked
 */
export function requireTicked(warnings: readonly ChangeWarning[], ticked: readonly string[] | null): void {
  const left = ticked === null ? [] : warnings.filter((each) => !ticked.includes(ticksOf([each])[0]!));
  if (left.length === 0) return;
  const parameters = { warnings: [...new Set(left.map(({ code }) => code))].join(', ') };
  throw new Refusal('WARNINGS_NOT_TICKED', { parameters, result: { warnings: [...warnings] } });
}

/** The line of an audit entry that says what was ticked; none without warnings. */
export const tickedLines = (warnings: readonly ChangeWarning[]) =>
  warnings.length > 0
    ? [{ field: 'acknowledged', before: null, after: warnings.map(({ text }) => text.id).join('; ') }]
    : [];
