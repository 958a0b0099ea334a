import { hiddenFrom, type Field } from '@console/contracts/core/fields';
import type { Caller } from '../../platform/context.ts';
import { flagOfCaller } from '../../platform/flag.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { RegisteredResource, Row } from './registered.ts';

const personalFields = ({ resource }: RegisteredResource): [string, Field, NonNullable<Field['personal']>][] =>
  Object.entries<Field>({ ...resource.fields, ...resource.derived }).flatMap(([name, field]) =>
    field.personal ? [[name, field, field.personal]] : [],
  );

/** Where a record is sent: a screen, a file, or a file for people who may have clear personal data. */
export type Destination = 'screen' | 'file' | 'clear file';

/** Fields that this caller does not see: those of other flag groups, and for users of a branch those not for them. */
export function hiddenFieldsOf({ resource }: RegisteredResource, caller: Caller): readonly string[] {
  const fields: Readonly<Record<string, Field>> = { ...resource.fields, ...resource.derived };
  const isOfBranch = caller.mappingType === 'BRANCH' && !caller.isAdmin;
  return [
    ...hiddenFrom(flagOfCaller(caller), fields),
    ...Object.keys(fields).filter((name) => isOfBranch && fields[name]!.notForBranches),
  ];
}

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
