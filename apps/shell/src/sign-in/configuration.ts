import { send } from '@console/auth';
import { bases } from '@console/contracts/core/bases';
import type { SsoConfig } from '@console/contracts/shell/settings';

const failed = 'Gagal mendapatkan konfigurasi SSO Web 2.0';

/**
 * The configuration could not be read; `message` comes from the server, or is the fixed text (error catalogue, E12).
 */
export class ConfigurationFailed extends Error {
  override readonly name = 'ConfigurationFailed';
}

async function setting(name: string): Promise<unknown> {
  let response: Response;
  try {
    response = await send(`${bases.publish}/get-parameter-umum?name=${name}`, { cache: 'no-store' });
  } catch {
    throw new ConfigurationFailed(failed);
  }
  const body = (await response.json().catch(() => null)) as { message?: unknown; result?: { value?: unknown } } | null;
  if (!response.ok)
    throw new ConfigurationFailed(typeof body?.message === 'string' && body.message !== '' ? body.message : failed);
  return body?.result?.value;
}

/**
 * Whether users sign in at the identity service: only when the setting is exactly "true".
 * @throws {ConfigurationFailed}
 */
export const signsInByIdentity = async (): Promise<boolean> => (await setting('SSO_WEB_2_0_ENABLED')) === 'true';

/** Configuration of the identity service. @throws {ConfigurationFailed} also when the setting's value is not valid */
export async function identityConfiguration(): Promise<SsoConfig> {
  const value = String(await setting('SSO_WEB_2_0_CONFIG'));
  try {
    const { authority, clientId, scope } = JSON.parse(value) as SsoConfig;
    return { authority: new URL(authority, location.origin).href, clientId, scope };
  } catch {
    throw new ConfigurationFailed(failed);
  }
}
