import type { Field } from '@console/contracts/fields';
import type { Caller } from '../context.ts';
import { mask } from '../personal-data/mask.ts';
import type { RegisteredResource, Row } from './registered.ts';

const personalFields = ({ resource }: RegisteredResource): [string, NonNullable<Field['personal']>][] =>
  Object.entries({ ...resource.fields, ...resource.derived }).flatMap(([name, { personal }]) => (personal ? [[name, personal]] : []));

/**
 * The record as it leaves the services: personal data masked, fields left out that this caller does not see.
 * @param clear personal data is not masked: in files of those who may have it so
 */
export function present(registered: RegisteredResource, row: Row, caller: Caller | null, clear = false): Row {
  const hidden = caller ? registered.definition.hidden?.(caller) ?? [] : [];
  const shown: Row = { ...row };
  if (!clear) for (const [name, kind] of personalFields(registered)) if (name in shown) shown[name] = mask(kind, shown[name]);
  for (const name of hidden) delete shown[name];
  return shown;
}

/** The body with masked values that came back unchanged replaced by what they stand for. */
export function unmask(registered: RegisteredResource, body: Readonly<Record<string, unknown>>, before: Row): Record<string, unknown> {
  const values = { ...body };
  for (const [name, kind] of personalFields(registered)) if (values[name] != null && values[name] === mask(kind, before[name])) values[name] = before[name];
  return values;
}
