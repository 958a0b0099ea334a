import { mutationEndpoint, queryEndpoint } from '@console/api';
import { changeIdentityPassword, changePassword } from '@console/contracts/shell/auth';
import { profileCalls } from '@console/contracts/shell/profile';

/** The user's own account, and its sessions. */
export const ownAccount = queryEndpoint(profileCalls.me);
export const ownSessions = queryEndpoint(profileCalls.sessions);
export const endSessions = mutationEndpoint(profileCalls.endSessions);
/** The call depends on how the user signed in. */
export const changeOwnPassword = {
  LOCAL: mutationEndpoint(changePassword, { invalidates: ['auth'] }),
  SSO: mutationEndpoint(changeIdentityPassword, { invalidates: ['auth'] }),
} as const;
