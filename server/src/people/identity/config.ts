import { ssoConfigSetting, type SsoConfig } from '@console/contracts/shell/settings';
import type { Services } from '../../platform/services.ts';
import { settings } from '../settings/settings.ts';

/** Path of the embedded identity service below the public address. */
export const identityPath = '/identity';

/** Address under which people reach the console. */
export const publicAddress = ({ configuration }: Pick<Services, 'configuration'>): string =>
  configuration.publicUrl.replace(/\/$/, '');

/** The issuer of the embedded identity service. */
export const embeddedIssuer = (services: Pick<Services, 'configuration'>): string =>
  publicAddress(services) + identityPath;

/**
 * The configured identity service. A path as authority is resolved against the public address, so that it follows the
 * port.
 */
export async function identityConfig(services: Pick<Services, 'configuration' | 'db' | 'now'>): Promise<SsoConfig> {
  const { authority, ...config } = JSON.parse(await settings(services).text(ssoConfigSetting)) as SsoConfig;
  return { ...config, authority: authority.startsWith('/') ? publicAddress(services) + authority : authority };
}
