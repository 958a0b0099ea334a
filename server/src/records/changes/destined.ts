import { labelFields, placeFields } from '@console/contracts/core/resource';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { storedOnTrial } from '../resource/trial.ts';

type Values = Readonly<Record<string, unknown>>;
type BeforeSave = (tx: Tx, save: object) => Promise<unknown>;

/**
 * A new record in the form that its label and the address of its list need. What the services derive is known once the
 * record is stored, so such a record is stored on trial, with what its module stores beside.
 * @example await destined(tx, registered, context, { baseId, lines }, now); // { …, officeCode: '10010', branchId }
 */
export async function destined(
  tx: Tx,
  registered: RegisteredResource,
  context: Pick<Context, 'caller' | 'request'>,
  values: Values | null,
  now: Date,
): Promise<Values> {
  const { resource, definition } = registered;
  const needed = [...labelFields(resource), ...placeFields(resource)];
  const known = values ?? {};
  if (definition.approval?.carryOut || needed.every((name) => name in known)) return known;
  const actor = actorOf(context);
  const checked = { values: { ...known } as Row, store: {} };
  // What it finds wrong was said when the body was checked.
  const beforeSave = definition.beforeSave as BeforeSave | undefined;
  await beforeSave?.(tx, { ...checked, before: null, actor, caller: context.caller });
  return storedOnTrial(tx, registered, checked, { actor, caller: null, now });
}
