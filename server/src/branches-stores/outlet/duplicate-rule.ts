import { comparedNames } from '@console/contracts/branches-stores/outlet/duplicates';
import type { FieldError } from '@console/contracts/core/errors';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { countLookalikes, type Compared } from './lookalikes.ts';

/** The values of an outlet that others are compared with. */
export interface ComparedValues {
  readonly secureId?: string;
  readonly name: string;
  readonly address: string;
  readonly zipCode: string;
  readonly picPhone: string;
  readonly npwp: string | null;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly companyId: string | null;
  /** Of stores alone. */
  readonly latitude?: string | null;
  readonly longitude?: string | null;
}

interface NotedValues extends ComparedValues {
  /** Why it is not the same as those that look like it. */
  readonly duplicateNote: string | null;
}

/** An outlet as it is compared with others. */
export const comparedOutlet = (texts: ProtectedText, values: ComparedValues): Compared => ({
  id: values.secureId ?? null,
  name: values.name,
  address: values.address,
  zipCode: values.zipCode,
  npwpHash: values.npwp === null ? null : texts.hash(values.npwp),
  phoneHash: texts.hash(values.picPhone),
  bankCode: values.bankCode,
  accountHash: texts.hash(values.accountNo),
  companyId: values.companyId,
  latitude: values.latitude ?? null,
  longitude: values.longitude ?? null,
});

/** An outlet that looks like others says why it is another one, again when it comes to look like others. */
export async function duplicateErrors(
  tx: Tx,
  texts: ProtectedText,
  { values, before }: { readonly values: NotedValues; readonly before: NotedValues | null },
): Promise<FieldError[]> {
  if (before && comparedNames.every((name) => before[name] === values[name])) return [];
  const isDecided = values.duplicateNote !== null && values.duplicateNote !== before?.duplicateNote;
  if (isDecided) return [];
  const of = (stored: NotedValues) =>
    countLookalikes(tx, { ...comparedOutlet(texts, stored), id: before?.secureId ?? null });
  const count = await of(values);
  if (count === 0 || (before && count <= (await of(before)))) return [];
  return [{ field: 'duplicateNote', code: 'DUPLICATE_SUSPECTED', parameters: { count } }];
}
