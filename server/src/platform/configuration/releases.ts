import type { ReleaseConfiguration } from './configuration.ts';
import { ConfigurationFault } from './fault.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const isAddress = (text: string): boolean => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

function storeOf(environment: Environment): ReleaseConfiguration['store'] {
  const url = environment['CONSOLE_RELEASE_STORE_URL'];
  if (!url) return null;
  if (!isAddress(url) || new URL(url).pathname === '/')
    throw new ConfigurationFault(
      'CONSOLE_RELEASE_STORE_URL must be the address of a bucket, such as https://s3.example/console-releases.',
    );
  const needed = (name: string): string => {
    const value = environment[name];
    if (!value) throw new ConfigurationFault(`${name} is needed with CONSOLE_RELEASE_STORE_URL.`);
    return value;
  };
  return {
    url: url.replace(/\/$/, ''),
    region: environment['CONSOLE_RELEASE_STORE_REGION'] || 'us-east-1',
    accessKeyId: needed('CONSOLE_RELEASE_STORE_KEY'),
    secretAccessKey: needed('CONSOLE_RELEASE_STORE_SECRET'),
  };
}

/**
 * Reads the environment variables of the release registry.
 * @throws ConfigurationFault naming the variable that is wrong.
 */
export function readReleases(environment: Environment): ReleaseConfiguration {
  const address = (environment['CONSOLE_RELEASE_ADDRESS'] || '/remotes').replace(/\/$/, '');
  if (!isAddress(address) && !/^(\/[\w-]+)+$/.test(address))
    throw new ConfigurationFault('CONSOLE_RELEASE_ADDRESS must be an address that begins with https://, or a path.');
  const fromBuild = environment['CONSOLE_RELEASES_FROM_BUILD'] || 'empty';
  if (fromBuild !== 'changed' && fromBuild !== 'empty')
    throw new ConfigurationFault(`CONSOLE_RELEASES_FROM_BUILD must be changed or empty, but is "${fromBuild}".`);
  return { store: storeOf(environment), address, fromBuild };
}
