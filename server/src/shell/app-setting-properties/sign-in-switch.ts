import { ssoConfig, ssoConfigSetting, ssoEnabledSetting } from '@console/contracts/shell/settings';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { publicAddress } from '../../people/identity/config.ts';
import { fetchNamed } from '../../platform/outbound/fetch-named.ts';
import { outboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import type { Services } from '../../platform/services.ts';
import { canAnAdminSignIn } from '../../people/auth/admin-can-sign-in.ts';
import { settingIn } from '../../people/settings/settings.ts';

const answerWithinMs = 5_000;

/** Reads the discovery document of the identity service. @throws Refusal SSO_UNREACHABLE */
export async function checkReachable(services: Pick<Services, 'configuration'>, config: string): Promise<void> {
  try {
    const { authority } = JSON.parse(config) as { authority: string };
    const isOwn = authority.startsWith('/');
    const issuer = isOwn ? publicAddress(services) + authority : authority;
    ssoConfig.parse({ ...(JSON.parse(config) as object), authority: issuer });
    const discovery = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await (isOwn
      ? outboundFetch(discovery, answerWithinMs)
      : fetchNamed(services.configuration, discovery, answerWithinMs));
    const document = (await answer.json()) as { issuer?: string };
    if (!answer.ok || document.issuer?.replace(/\/$/, '') !== issuer.replace(/\/$/, ''))
      throw new Error(`${issuer} is not the issuer`);
  } catch {
    throw new Refusal('SSO_UNREACHABLE');
  }
}

const dayMs = 86_400_000;

/**
 * Checks that an admin can still sign in after the switch: with the identity service an admin who may sign in locally,
 * without it one with a valid local password.
 * @throws Refusal SSO_LOCKOUT
 */
export async function checkNoLockout(tx: Tx, to: 'true' | 'false', now: Date): Promise<void> {
  const holdsFrom = new Date(now.getTime() - Number(await settingIn(tx, 'PASSWORD_MAX_AGE_DAYS')) * dayMs);
  const able = to === 'true' ? { by: 'local sign-in' as const } : { by: 'password' as const, changedAfter: holdsFrom };
  if (!(await canAnAdminSignIn(tx, able))) throw new Refusal('SSO_LOCKOUT');
}

/** Whether the setting controls how people sign in. */
export const isSignInSwitch = (key: string): boolean => key === ssoEnabledSetting || key === ssoConfigSetting;
