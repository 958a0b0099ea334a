import { ConfigurationFault, readConfiguration } from './read.ts';

const read = (environment: Record<string, string>, now = new Date('2026-03-15T20:00:00Z')) =>
  readConfiguration(environment, '/srv/console', { now });

describe('readConfiguration', () => {
  it('needs nothing: port, folders and seed date have their standard', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      dataDirectory: '/srv/console/.data',
      buildDirectory: '/srv/console/build',
      demoPassword: null,
      demoAccounts: true,
      sso: false,
      seedZipRows: 83_500,
      signInsPerMinute: 20,
      trustedProxies: [],
      mailUrl: null,
      mailFrom: 'Console <console@localhost>',
      logLevel: 'info',
    });
  });

  it.each([
    ['2026-03-16T09:00:00+07:00', '2026-03-16'],
    ['2026-03-16T23:59:59+07:00', '2026-03-16'],
    ['2026-03-16T08:59:59+07:00', '2026-03-15'],
    ['2026-03-16T00:00:00+07:00', '2026-03-15'],
  ])('at %s the seed date is nine in the morning of %s in Jakarta, which has passed', (now, day) => {
    expect(read({}, new Date(now)).seedDate.toISOString()).toBe(`${day}T02:00:00.000Z`);
  });

  it('takes nine in the morning of the day that is given', () => {
    expect(read({ CONSOLE_SEED_DATE: '2026-01-02' }).seedDate.toISOString()).toBe('2026-01-02T02:00:00.000Z');
  });

  it('takes the proxies that may say where a call came from', () => {
    expect(read({ CONSOLE_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, fd00::1' }).trustedProxies).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::1',
    ]);
  });

  it('logs only warnings where a person watches', () => {
    expect(readConfiguration({}, '/', { isTerminal: true }).logLevel).toBe('warn');
  });

  it.each([
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, but is "80a".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    ['DATABASE_URL', 'mysql://u:secret@h/d', 'DATABASE_URL must be an address that begins with postgresql://.'],
    ['CONSOLE_PUBLIC_URL', 'console', 'CONSOLE_PUBLIC_URL must be an address that begins with http://.'],
    ['CONSOLE_SEED_DATE', 'soon', 'CONSOLE_SEED_DATE must be a date such as 2026-03-16, but is "soon".'],
    ['CONSOLE_SEED_ZIP_ROWS', '-1', 'CONSOLE_SEED_ZIP_ROWS must be a whole number from 0 to 2000000, but is "-1".'],
    ['CONSOLE_DATA_KEY', 'c2hvcnQ=', 'CONSOLE_DATA_KEY must be 32 bytes in base64.'],
    [
      'CONSOLE_TRUSTED_PROXIES',
      'loopback, everyone',
      'CONSOLE_TRUSTED_PROXIES must list addresses, ranges such as 10.0.0.0/8, or loopback, linklocal, ' +
        'uniquelocal, but names "everyone".',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(new ConfigurationFault(sentence));
  });
});
