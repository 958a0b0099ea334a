import { domainContract } from '../core/domain-contract.ts';
import { appSettingCalls, appSettings } from './app-setting-properties.ts';
import { authCalls, authErrors, changeIdentityPassword, changePassword } from './auth.ts';
import { homeCalls } from './home.ts';
import { mroMemberCalls, mroMemberErrors } from './mro-members.ts';
import { mroMembers, mroUsers } from './mro-users.ts';
import { ownAccount, updateOwnAccount } from './own-account.ts';
import { getPrivileges, privilegeHolders } from './privileges.ts';
import { profileCalls } from './profile.ts';
import { proofCalls, proofErrors } from './proof.ts';
import { roleCalls, roles } from './roles.ts';
import { factorCalls, factorErrors, secondStepCalls } from './second-factor.ts';
import { settingErrors } from './setting-errors.ts';
import { getParameter } from './settings.ts';
import { startCall } from './start.ts';
import { standInCalls, standInErrors } from './stand-in.ts';
import { userCalls, users } from './user.ts';
import { viewAsCalls } from './view-as.ts';

/** Users, roles, sign-in, settings and home: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'shell',
  resources: [appSettings, ownAccount, roles, users],
  calls: [
    appSettingCalls,
    authCalls,
    homeCalls,
    mroMemberCalls,
    profileCalls,
    proofCalls,
    roleCalls,
    factorCalls,
    secondStepCalls,
    standInCalls,
    userCalls,
    viewAsCalls,
    {
      changeIdentityPassword,
      changePassword,
      mroMembers,
      mroUsers,
      updateOwnAccount,
      getPrivileges,
      privilegeHolders,
      getParameter,
      startCall,
    },
  ],
  errors: [authErrors, proofErrors, factorErrors, mroMemberErrors, settingErrors, standInErrors],
});

// Used by other domains.
export type { MenuDrawing } from './menu-drawings.ts';
