import type { ChangeRequest } from '@console/contracts/core/changes';
import { addressOf, fixedFields, placeFields, type Resource } from '@console/contracts/core/resource';
import type { Again } from '../form/again.ts';

interface Form extends Again {
  /** Address of the form. */
  readonly to: string;
}

/**
 * The form that opens as a rejected change was sent: that of the record, of the one that a successor was to replace, or
 * that of a new one. Secrets and masked personal data are typed again.
 * @param record the record of the change, or what its address needs
 * @returns `null` where there is no such form
 */
export function formAgain(resource: Resource, change: ChangeRequest, record: object): Form | null {
  const { action, changes, recordId, replaces } = change;
  if (action !== 'create' && action !== 'update') return null;
  const isNew = action === 'create';
  const fixed = new Set(isNew || !resource.effective ? [] : fixedFields(resource.effective));
  const isSent = (name: string, after: unknown) => {
    const field = resource.fields[name];
    return field !== undefined && !field.personal && !fixed.has(name) && after !== '***' && (isNew || !field.immutable);
  };
  const sent = changes.filter(({ field, after }) => isSent(field, after));
  const again = Object.fromEntries(sent.map(({ field, after }) => [field, after]));
  const place = { ...again, ...record };
  if (placeFields(resource).some((name) => (place as Record<string, unknown>)[name] == null)) return null;
  const page = isNew ? 'create' : 'update';
  const of = isNew ? place : { ...place, secureId: replaces ?? recordId };
  // A successor whose place is no longer known has no form.
  if (!isNew && resource.effective && (record as { phase?: unknown }).phase === 'REJECTED' && !replaces) return null;
  return { to: addressOf(resource, page, of), again };
}
