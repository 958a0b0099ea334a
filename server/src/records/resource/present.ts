import type { Field } from '@console/contracts/core/fields';
import type { Caller } from '../../platform/context.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import { hiddenFieldsOf, seenValue } from './hidden.ts';
import type { RegisteredResource, Row } from './registered.ts';

const personalFields = ({ resource }: RegisteredResource): [string, Field, NonNullable<Field['personal']>][] =>
  Object.entries<Field>({ ...resource.fields, ...resource.derived }).flatMap(([name, field]) =>
    field.personal ? [[name, field, field.personal]] : [],
  );

const sheetFields = ({ resource }: RegisteredResource): [string, Field][] =>
  Object.entries<Field>({ ...resource.fields, ...resource.derived }).filter(([, field]) => field.sheet);

/** Where a record is sent: a screen, a file, or a file for people who may have clear personal data. */
export type Destination = 'screen' | 'file' | 'clear file';

/** The record as answered: personal data masked, without the fields that this caller does not see. */
export function present(
  registered: RegisteredResource,
  row: Row,
  caller: Caller | null,
  to: Destination = 'screen',
): Row {
  const hidden = caller ? hiddenFieldsOf(registered, caller) : [];
  const shown: Row = { ...row };
  if (to !== 'clear file')
    for (const [name, { shownInFull }, kind] of personalFields(registered))
      if (name in shown && !(shownInFull && to === 'screen')) shown[name] = mask(kind, shown[name]);
  for (const name of hidden) delete shown[name];
  if (caller)
    for (const [name, field] of sheetFields(registered))
      if (name in shown) shown[name] = seenValue(field, shown[name], caller);
  return shown;
}

/** The body with unchanged masked values replaced by the stored ones. */
export function unmask(
  registered: RegisteredResource,
  body: Readonly<Record<string, unknown>>,
  before: Row,
): Record<string, unknown> {
  const values = { ...body };
  for (const [name, , kind] of personalFields(registered))
    if (values[name] != null && values[name] === mask(kind, before[name])) values[name] = before[name];
  return values;
}
