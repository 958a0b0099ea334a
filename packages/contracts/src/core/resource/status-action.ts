import type { Call } from '../call.ts';
import type { Action } from '../privileges.ts';
import type { Resource } from './declaration.ts';

/**
 * The action that a change of status needs. Core is the maker of what arrives switched off, so switching it on is an
 * approval.
 * @example
 * statusAction(tariffsV2, 'activate'); // 'approve'
 */
export const statusAction = (
  { coreFed }: Pick<Resource, 'coreFed'>,
  operation: 'activate' | 'deactivate',
): Extract<Action, 'approve' | 'status'> =>
  operation === 'activate' && coreFed?.switchedOnBy === 'approver' ? 'approve' : 'status';

/** Who may switch records on. */
export const activation = (resource: Resource): Pick<Call, 'access' | 'secondPerson'> => {
  const action = statusAction(resource, 'activate');
  return {
    access: { privilege: resource.privilege, action },
    ...(action === 'approve' ? { secondPerson: 'core' } : {}),
  };
};
