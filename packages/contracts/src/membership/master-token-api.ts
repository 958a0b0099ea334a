import type { AwaitedChange } from '../core/changes.ts';
import { choice, flag, instant, integer, line, options, recordStatus } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { apiTokenCalls, checkResults, module } from './master-token-api/calls.ts';

export { apiTokenCalls, checkResults, type Checked, type CheckResult } from './master-token-api/calls.ts';

export const authKinds = options({
  BEARER: ['Bearer'],
  API_KEY: ['API key'],
  BASIC: ['Basic'],
  OAUTH_CLIENT: ['OAuth client'],
});
export type AuthKind = (typeof authKinds)[number]['value'];

export const tokenEnvironments = options({
  TEST: ['Uji', 'Test', 'info'],
  PRODUCTION: ['Produksi', 'Production', 'warning'],
});

const optional = { required: false } as const;
const address = { maximum: 300, pattern: /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/ } as const;
/** Hours for which a replaced secret can be returned to. */
export const rollBackHours = 24;

const isProduction = ({ before, values }: AwaitedChange): boolean =>
  before?.['environment'] === 'PRODUCTION' || values?.['environment'] === 'PRODUCTION';

/** Credentials toward services that we call (docs/model/membership.md#tokens-of-other-services). */
export const apiTokens = defineResource({
  module,
  title: text('Token API', 'API token'),
  label: ['code', 'environment'],
  choice: { code: 'code', name: 'name' },
  volume: 50,
  writtenBy: 'head',
  fourEyes: true,
  awaitsApproval: isProduction,
  stepUp: { create: true, update: true, activate: true },
  titles: {
    environment: text('Lingkungan', 'Environment'),
    baseUrl: text('Alamat dasar', 'Base address'),
    authKind: text('Autentikasi', 'Authentication'),
    headerName: text('Nama header', 'Header name'),
    clientId: text('ID klien', 'Client id'),
    secret: text('Rahasia', 'Secret'),
    refreshUrl: text('Alamat pembaruan token', 'Address of new tokens'),
    expiresAt: text('Berakhir', 'Expires'),
    autoRefresh: text('Perbarui otomatis', 'Refresh by itself'),
    timeoutMs: text('Batas waktu (ms)', 'Timeout (ms)'),
    issuedAt: text('Rahasia diganti', 'Secret replaced'),
    rollBackUntil: text('Dapat dikembalikan sampai', 'Can be rolled back until'),
    lastCheckAt: text('Pemeriksaan terakhir', 'Last check'),
    lastCheckResult: text('Hasil pemeriksaan', 'Result of the check'),
    expiring: text('Berakhir dalam 30 hari', 'Expiring in 30 days'),
  },
  fields: {
    code: line({ minimum: 2, maximum: 20, pattern: /^[A-Z0-9_]+$/, immutable: true }),
    environment: choice(tokenEnvironments, { immutable: true }),
    name: line({ minimum: 3, maximum: 100 }),
    baseUrl: line(address),
    authKind: choice(authKinds),
    headerName: line({ maximum: 60, pattern: /^[A-Za-z0-9-]+$/, ...optional }),
    clientId: line({ maximum: 200, ...optional }),
    /** Write-only: answers hold its last four characters, which sent back unchanged leave it as it is. */
    secret: line({ maximum: 4_000, exact: true, secret: true, ...optional }),
    refreshUrl: line({ ...address, ...optional }),
    expiresAt: instant(optional),
    autoRefresh: flag(),
    timeoutMs: integer({ minimum: 1_000, maximum: 60_000 }),
  },
  derived: {
    issuedAt: instant(optional),
    rollBackUntil: instant(optional),
    lastCheckAt: instant(optional),
    lastCheckResult: choice(checkResults, optional),
  },
  rules: [
    ({ authKind, headerName }) =>
      authKind === 'API_KEY' && headerName === null ? [{ field: 'headerName', code: 'REQUIRED' }] : [],
    ({ authKind, clientId }) =>
      (authKind === 'BASIC' || authKind === 'OAUTH_CLIENT') && clientId === null
        ? [{ field: 'clientId', code: 'REQUIRED' }]
        : [],
    ({ authKind, refreshUrl }) =>
      authKind === 'OAUTH_CLIENT' && refreshUrl === null ? [{ field: 'refreshUrl', code: 'REQUIRED' }] : [],
    ({ authKind, autoRefresh }) =>
      autoRefresh && authKind !== 'OAUTH_CLIENT' ? [{ field: 'autoRefresh', code: 'NOT_OAUTH' }] : [],
  ],
  list: {
    filters: { status: recordStatus(), environment: choice(tokenEnvironments), expiring: flag() },
    sorts: ['code', 'name', 'expiresAt', 'lastCheckAt'],
    defaultSort: ['code,asc', 'name,asc'],
    search: ['code', 'name'],
    conditions: { secret: [] },
    columns: ['code', 'name', 'environment', 'authKind', 'expiresAt', 'lastCheckAt', 'lastCheckResult', 'status'],
  },
  operations: ['list', 'detail', 'create', 'update', 'activate', 'deactivate', 'history'],
  errors: {
    TOKEN_ACTIVE_EXISTS: {
      text: text(
        'Sudah ada token aktif untuk {code} di lingkungan ini',
        'There is an active token for {code} in this environment',
      ),
    },
    INNER_ADDRESS: {
      text: text(
        'Alamat mesin atau jaringan sendiri tidak boleh dipanggil',
        'Addresses of the own machine or network are not called',
      ),
    },
    SECRET_FOR_HOST: {
      text: text(
        'Isi rahasia lagi: alamat ini di host, skema, atau port lain',
        'Give the secret again: this address is of another host, scheme or port',
      ),
    },
    NOT_OAUTH: { text: text('Hanya untuk OAuth client', 'For OAuth clients alone') },
    REFRESH_FAILED: {
      status: 502,
      text: text('Layanan tidak memberi token baru: {result}', 'The service gave no new token: {result}'),
    },
    NO_EARLIER_SECRET: {
      text: text('Tidak ada rahasia lama dari 24 jam terakhir', 'There is no earlier secret of the last 24 hours'),
    },
  },
  calls: apiTokenCalls,
});

export type ApiToken = RecordOf<typeof apiTokens>;
