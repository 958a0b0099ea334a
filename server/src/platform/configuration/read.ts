import { isIP } from 'node:net';
import path from 'node:path';
import type { Configuration } from './configuration.ts';
import { ConfigurationFault } from './fault.ts';
import { readReleases } from './releases.ts';

export { ConfigurationFault } from './fault.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const dayMs = 24 * 60 * 60 * 1000;
const jakartaMs = 7 * 60 * 60 * 1000;

function wholeNumber(
  environment: Environment,
  name: string,
  standard: number,
  minimum: number,
  maximum: number,
): number {
  const text = environment[name];
  if (text === undefined || text === '') return standard;
  const value = Number(text);
  if (!Number.isInteger(value) || value < minimum || value > maximum) {
    throw new ConfigurationFault(`${name} must be a whole number from ${minimum} to ${maximum}, but is "${text}".`);
  }
  return value;
}

function flag(environment: Environment, name: string, standard: boolean): boolean {
  const text = environment[name] || String(standard);
  if (text !== 'true' && text !== 'false')
    throw new ConfigurationFault(`${name} must be true or false, but is "${text}".`);
  return text === 'true';
}

function address(environment: Environment, name: string, protocols: readonly string[]): string | null {
  const text = environment[name];
  if (!text) return null;
  // The message leaves out the value: it may contain a password.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigurationFault(`${name} must be an address that begins with ${protocols[0]}//.`);
  return text.replace(/\/$/, '');
}

/** Offset between 9:00 in Jakarta and midnight UTC. */
const nineMs = 9 * 60 * 60 * 1000 - jakartaMs;
/** Today at 9:00 in Jakarta; before 9:00, yesterday's, because no seeded time may lie in the future. */
const lastNine = (now: Date): Date => new Date(Math.floor((now.getTime() - nineMs) / dayMs) * dayMs + nineMs);

function seedDate(environment: Environment, now: Date): Date {
  const text = environment['CONSOLE_SEED_DATE'];
  if (!text) return lastNine(now);
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T09:00:00+07:00` : text);
  if (Number.isNaN(date.getTime()))
    throw new ConfigurationFault(`CONSOLE_SEED_DATE must be a date such as 2026-03-16, but is "${text}".`);
  return date;
}

function dataKey(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (Buffer.from(text, 'base64').length !== 32) throw new ConfigurationFault(`${name} must be 32 bytes in base64.`);
  return text;
}

const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function logLevel(environment: Environment, isTerminal: boolean): string {
  const level = environment['LOG_LEVEL'] || (isTerminal ? 'warn' : 'info');
  if (!levels.includes(level))
    throw new ConfigurationFault(`LOG_LEVEL must be one of ${levels.join(', ')}, but is "${level}".`);
  return level;
}

const proxyGroups = ['loopback', 'linklocal', 'uniquelocal'];

function trustedProxies(environment: Environment): string[] {
  const list = listed(environment['CONSOLE_TRUSTED_PROXIES']);
  const wrong = list.find((part) => !proxyGroups.includes(part) && isIP(part.replace(/\/\d{1,3}$/, '')) === 0);
  if (wrong)
    throw new ConfigurationFault(
      `CONSOLE_TRUSTED_PROXIES must list addresses, ranges such as 10.0.0.0/8, or ${proxyGroups.join(', ')}, ` +
        `but names "${wrong}".`,
    );
  return list;
}

function scanCommand(environment: Environment): readonly string[] | null {
  const command = environment['CONSOLE_SCAN_COMMAND']?.trim();
  return command ? command.split(/\s+/) : null;
}

/**
 * Reads the configuration from environment variables.
 * @param root folder that contains data and builds by default.
 * @throws ConfigurationFault naming the variable that is wrong.
 */
export function readConfiguration(
  environment: Environment,
  root: string,
  { now = new Date(), isTerminal = false } = {},
): Configuration {
  const port = wholeNumber(environment, 'PORT', 3000, 0, 65_535);
  const dataDirectory = path.resolve(root, environment['CONSOLE_DATA_DIR'] || '.data');
  return {
    port,
    host: environment['HOST'] || 'localhost',
    publicUrl: address(environment, 'CONSOLE_PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    databaseUrl: address(environment, 'DATABASE_URL', ['postgresql:', 'postgres:']),
    dataDirectory,
    coreFeedDirectory: path.resolve(
      root,
      environment['CONSOLE_CORE_FEED_DIR'] || path.join(dataDirectory, 'core-feed'),
    ),
    buildDirectory: path.resolve(root, environment['CONSOLE_BUILD_DIR'] || 'build'),
    demoPassword: environment['CONSOLE_DEMO_PASSWORD'] || null,
    demoAccounts: flag(environment, 'CONSOLE_DEMO_ACCOUNTS', true),
    sso: environment['CONSOLE_SSO'] === 'true',
    seedDate: seedDate(environment, now),
    seedZipRows: wholeNumber(environment, 'CONSOLE_SEED_ZIP_ROWS', 83_500, 0, 2_000_000),
    dataKey: dataKey('CONSOLE_DATA_KEY', environment['CONSOLE_DATA_KEY']),
    earlierDataKeys: listed(environment['CONSOLE_DATA_KEY_EARLIER']).map(
      (text) => dataKey('CONSOLE_DATA_KEY_EARLIER', text) as string,
    ),
    signInsPerMinute: wholeNumber(environment, 'CONSOLE_SIGN_INS_PER_MINUTE', 20, 1, 100_000),
    trustedProxies: trustedProxies(environment),
    mailUrl: address(environment, 'CONSOLE_MAIL_URL', ['smtp:', 'smtps:']),
    mailFrom: environment['CONSOLE_MAIL_FROM'] || 'Console <console@localhost>',
    messageGatewayUrl: address(environment, 'CONSOLE_MESSAGE_GATEWAY_URL', ['https:', 'http:']),
    messageGatewayToken: environment['CONSOLE_MESSAGE_GATEWAY_TOKEN'] || null,
    cardCheckUrl: address(environment, 'CONSOLE_CARD_CHECK_URL', ['https:', 'http:']),
    cardCheckToken: environment['CONSOLE_CARD_CHECK_TOKEN'] || null,
    coreOrdersUrl: address(environment, 'CONSOLE_CORE_ORDERS_URL', ['https:', 'http:']),
    coreOrdersToken: environment['CONSOLE_CORE_ORDERS_TOKEN'] || null,
    bankInquiryUrl: address(environment, 'CONSOLE_BANK_INQUIRY_URL', ['https:', 'http:']),
    bankInquiryToken: environment['CONSOLE_BANK_INQUIRY_TOKEN'] || null,
    innerServices: listed(environment['CONSOLE_INNER_SERVICES']),
    scanCommand: scanCommand(environment),
    releases: readReleases(environment),
    metricsToken: environment['CONSOLE_METRICS_TOKEN'] || null,
    logLevel: logLevel(environment, isTerminal),
  };
}
