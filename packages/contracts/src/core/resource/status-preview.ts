import type * as z from 'zod/mini';
import { call, type Call } from '../call.ts';
import { actPreview, type ActPreview } from './acts.ts';
import type { Resource } from './declaration.ts';
import { statusPreviewBody } from './schemas.ts';
import { activation, statusAction } from './status-action.ts';

type Switch = 'activate' | 'deactivate';

/** Whether the services say beforehand which of several records refuse to be switched. */
export const hasStatusPreview = (
  { operations, calls, acts }: Pick<Resource, 'operations' | 'calls' | 'acts'>,
  operation: Switch,
  // Contracts of remotes built before `acts` existed do not have it.
): boolean => operations.includes(operation) && !calls[operation] && !acts?.[operation];

/**
 * The call that says which of several records refuse to be switched, and why, without switching any.
 * @example
 * statusPreviewCall(mras, 'deactivate').path; // 'mra/deactivate/preview'
 */
export const statusPreviewCall = (
  resource: Resource,
  operation: Switch,
): Call<unknown, z.infer<typeof statusPreviewBody>, ActPreview> => {
  const { module, base, path, privilege, title } = resource;
  return call({
    name: `${module}.${operation}-preview`,
    audit: operation.toUpperCase() as Uppercase<Switch>,
    method: 'POST',
    base,
    path: `${path}/${operation}/preview`,
    reads: true,
    ...(operation === 'activate'
      ? activation(resource)
      : { access: { privilege, action: statusAction(resource, operation) } }),
    summary: `${title.en}: which records refuse to ${operation}`,
    body: statusPreviewBody,
    result: actPreview,
  });
};
