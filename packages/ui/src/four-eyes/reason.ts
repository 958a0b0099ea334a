import { paragraph } from '@console/contracts/core/fields';
import { changeRules } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import type { FormSection, FormValues } from '../form/declaration.ts';
import { sameValue } from '../value/same-value.ts';

const field = paragraph({ ...changeRules.reason, required: false });
const title = text('Alasan perubahan', 'Reason for the change');
const help = text(
  'Perubahan ini baru berlaku setelah disetujui orang lain.',
  'This change takes effect only after someone else approves it.',
);

/** Contracts of remotes built before `reasonFor` existed do not have it. */
const reasonsOf = ({ reasonFor }: Partial<Pick<Resource, 'reasonFor'>>): readonly string[] => reasonFor ?? [];

/**
 * Whether saving these values is a request that a second person decides.
 * @param before the saved record; undefined when creating
 * @example
 * const word = awaitsApproval(cardTypes, record, form.values, byAdmin) ? t('propose') : t('save');
 */
export const awaitsApproval = (
  resource: Resource,
  before: FormValues | undefined,
  values: FormValues,
  byAdmin: boolean,
): boolean =>
  resource.fourEyes &&
  resource.awaitsApproval({ action: before ? 'update' : 'create', before: before ?? null, values, byAdmin });

/**
 * Whether saving these values needs a reason: a second person must approve, or a field of `reasonFor` changes.
 * @param before the saved record; undefined when creating
 * @example
 * const required = needsReason(cardTypes, record, form.values, byAdmin);
 */
export const needsReason = (
  resource: Resource,
  before: FormValues | undefined,
  values: FormValues,
  byAdmin: boolean,
): boolean =>
  awaitsApproval(resource, before, values, byAdmin) ||
  (before !== undefined && reasonsOf(resource).some((name) => !sameValue(before[name], values[name])));

/**
 * The resource with a field `reason`, required where the change needs approval or changes a field of `reasonFor`.
 * Resources that ask for none, or have a field of that name, are returned as they are.
 * @example
 * const formResource = useMemo(() => withReason(resource, record, byAdmin), [resource, record, byAdmin]);
 */
export function withReason(resource: Resource, before: FormValues | undefined, byAdmin: boolean): Resource {
  const asks = resource.fourEyes || (before !== undefined && reasonsOf(resource).length > 0);
  if (!asks || 'reason' in resource.fields) return resource;
  return {
    ...resource,
    fields: { ...resource.fields, reason: field },
    titles: { ...resource.titles, reason: title },
    rules: [
      ...resource.rules,
      (values: FormValues) =>
        needsReason(resource, before, values, byAdmin) && values['reason'] === null
          ? [{ field: 'reason', code: 'REQUIRED' }]
          : [],
    ],
  };
}

/**
 * The section with the reason, last in a form of `withReason`.
 * @param refused true when the services required a reason that the contract did not
 * @example
 * const sections = [...given, reasonSection(resource, record, 'reason' in form.errors, byAdmin)];
 */
export const reasonSection = (
  resource: Resource,
  before: FormValues | undefined,
  refused: boolean,
  byAdmin: boolean,
): FormSection => ({
  fields: [
    {
      name: 'reason',
      wide: true,
      demanded: true,
      ...(resource.fourEyes ? { help } : {}),
      visible: (values) => refused || needsReason(resource, before, values, byAdmin),
    },
  ],
});
