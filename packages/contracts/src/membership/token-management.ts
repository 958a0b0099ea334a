import * as z from 'zod/mini';
import {
  choice,
  choices,
  code,
  email,
  flag,
  instant,
  integer,
  line,
  object,
  options,
  recordStatus,
} from '../core/fields.ts';
import { defineResource, type CreateOf, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { module, tokenManagementCalls, tokenStates } from './token-management/calls.ts';

export {
  refusalCauses,
  tokenFields,
  tokenManagementCalls,
  tokenStates,
  type IssuedToken,
  type RefusalCause,
  type SourceToken,
  type SourceUsage,
  type TokenState,
} from './token-management/calls.ts';

/** Services that other systems may be let into, by the module that serves them. */
export const sourceServices = options({
  'family-financing': ['Pembiayaan keluarga: ajukan', 'Family financing: submit'],
  'customer-survey': ['Survei: undang dan jawab', 'Surveys: invite and answer'],
  'blacklist-phone-number': ['Nomor telepon diblokir: boleh atau tidak', 'Barred phone numbers: yes or no'],
});
export type SourceService = (typeof sourceServices)[number]['value'];

/** An address or a range of them, such as `10.20.0.0/16`; never all of them. */
const range = z.string().check(z.maxLength(43), z.regex(/^[0-9a-f.:]{2,39}(\/([1-9]|[1-9]\d|1[01]\d|12[0-8]))?$/i));
/** Days before the end of a token in which it is to be replaced. */
export const expiringDays = 30;

/** Systems that call us, and their tokens (docs/model/membership.md#external-source-tokens). */
export const externalSources = defineResource({
  module,
  title: text('Sumber Eksternal', 'External source'),
  label: ['code', 'name'],
  volume: 60,
  titles: {
    ownerName: text('Pemilik', 'Owner'),
    ownerEmail: text('E-mail pemilik', 'E-mail of the owner'),
    allowedServices: text('Layanan', 'Services'),
    ipAllowList: text('Alamat yang diizinkan', 'Allowed addresses'),
    ratePerMinute: text('Panggilan per menit', 'Calls a minute'),
    clientId: text('ID klien', 'Client id'),
    tokenPrefix: text('Token'),
    tokenState: text('Status token', 'Token state'),
    expiresAt: text('Berakhir', 'Expires'),
    lastUsedAt: text('Terakhir dipakai', 'Last used'),
    callsToday: text('Panggilan hari ini', 'Calls today'),
    expiring: text('Berakhir dalam 30 hari', 'Expiring in 30 days'),
  },
  fields: {
    code: code(),
    name: line({ minimum: 3, maximum: 60 }),
    ownerName: line({ minimum: 3, maximum: 60 }),
    ownerEmail: email({ maximum: 100 }),
    allowedServices: choices(sourceServices),
    ipAllowList: object(z.array(range).check(z.minLength(1), z.maxLength(20))),
    ratePerMinute: integer({ minimum: 1, maximum: 6_000 }),
  },
  derived: {
    clientId: line({ maximum: 24, exact: true }),
    tokenPrefix: line({ maximum: 9, required: false, exact: true }),
    tokenState: choice(tokenStates, { required: false }),
    expiresAt: instant({ required: false }),
    lastUsedAt: instant({ required: false }),
    callsToday: integer({ minimum: 0, maximum: 1_000_000_000 }),
  },
  stepUp: { create: true, update: true, activate: true },
  list: {
    filters: { status: recordStatus(), tokenState: choice(tokenStates), expiring: flag() },
    sorts: ['expiresAt', 'code', 'name', 'lastUsedAt'],
    defaultSort: ['expiresAt,asc'],
    search: ['code', 'name', 'clientId'],
    columns: ['code', 'name', 'clientId', 'tokenPrefix', 'expiresAt', 'lastUsedAt', 'callsToday', 'status'],
  },
  operations: ['list', 'detail', 'create', 'update', 'activate', 'deactivate', 'download', 'unique', 'history'],
  errors: {
    TOKEN_LIMIT: {
      text: text(
        'Sumber ini sudah memiliki token aktif: gantikan atau cabut token itu',
        'This source has an active token: rotate or revoke it',
      ),
    },
    SOURCE_INACTIVE: {
      text: text('Sumber ini nonaktif: aktifkan dahulu', 'This source is inactive: activate it first'),
    },
  },
  calls: tokenManagementCalls,
});

export type ExternalSource = RecordOf<typeof externalSources>;
export type NewSource = CreateOf<typeof externalSources>;

/** SOURCE_DENIED says nothing more to a caller without a valid token. */
export const tokenManagementErrors = {
  SOURCE_DENIED: {
    status: 401,
    text: text('Kredensial aplikasi tidak berlaku', 'The credentials of the application are not valid'),
  },
} as const;
