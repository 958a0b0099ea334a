import type { Act, ActPreview, ActTarget } from '@console/contracts/core/resource';
import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { ActOnMany, ActRecord, Refused } from './on-many.ts';
import { recordRefusals } from '../../platform/http/refused-acts.ts';
import { firstRecords, targetOf } from './target.ts';
import { checkedValues } from './values.ts';

/** The order in which people look for a name; records without one come last. */
export const byLabel = (
  { label: one }: { readonly label: string },
  { label: other }: { readonly label: string },
): number =>
  one === '' || other === ''
    ? Number(one === '') - Number(other === '')
    : one.localeCompare(other, 'id', { numeric: true });

/** Undoes a trial. */
class Tried extends Error {
  constructor(readonly outcome: Awaited<ReturnType<ActOnMany['perform']>>) {
    super('undone');
  }
}

/**
 * Says what an act would do to many records: it is done to them and undone, or stops before it writes.
 * @throws Refusal VALIDATION for typed values that no record accepts
 */
export async function previewAct(
  app: Application,
  registered: RegisteredResource,
  name: string,
  act: Act,
  onMany: ActOnMany,
  context: Context,
): Promise<ActPreview> {
  const { db, now } = app.services;
  const { caller, request, language } = context;
  const body = context.body as ActTarget & { readonly values: Record<string, unknown> };
  const values = checkedValues(act, body.values);
  const target = await targetOf(app.services, context, registered, body);
  const records = await db
    .transaction()
    .execute((tx) => firstRecords(tx, registered, target, { scope: caller.scope, now: now() }));
  const refused: Refused[] = [];
  const permitted: { readonly secureId: string; readonly label: string }[] = [];
  const tryThese = (some: readonly ActRecord[]) =>
    db
      .transaction()
      .execute(async (tx) => {
        const by = { caller, request, values };
        throw new Tried(await onMany.perform(tx, by, some, { preview: true }));
      })
      .catch((cause: unknown) => {
        if (!(cause instanceof Tried)) throw cause;
        return cause.outcome;
      });
  const { preview: atOnce } = onMany.atOnce;
  for (let from = 0; from < records.length; from += atOnce) {
    const outcome = await tryThese(records.slice(from, from + atOnce));
    // Faults of what was typed are those of every record; a record that lacks a field is refused by itself.
    const faulty = outcome.refused.find(({ errors }) => errors?.some(({ field }) => field in act.fields));
    if (faulty?.errors) throw invalid(...faulty.errors);
    refused.push(...outcome.refused);
    permitted.push(...outcome.permitted);
  }
  // Attempts on records that the caller may not see are recorded; those that a state refuses are what it is for.
  const foreign = refused.filter(({ code }) => code === 'NOT_FOUND' || code === 'FORBIDDEN');
  await recordRefusals(db, app, { actor: actorOf(context), module: registered.resource.module, action: name }, foreign);
  return {
    total: target.total,
    examined: records.length,
    allowed: records.length - refused.length,
    permitted: permitted.toSorted(byLabel),
    refused: refused.toSorted(byLabel).map(({ secureId, label, code, parameters, referencedBy }) => ({
      secureId,
      label,
      code,
      message: withoutPersonalNumbers(app.errors.text(code, language, parameters)),
      ...(referencedBy ? { referencedBy: referencedBy.map((use) => ({ ...use })) } : {}),
    })),
  };
}
