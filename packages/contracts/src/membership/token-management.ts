import * as z from 'zod/mini';
import { choice, choices, code, email, flag, instant, integer, line, object, recordStatus } from '../core/fields.ts';
import { defineResource, type CreateOf, type RecordOf } from '../core/resource.ts';
import { sourceServices, type SourceService } from '../core/source-services.ts';
import { text } from '../core/text.ts';
import type { AwaitedChange } from '../core/changes.ts';
import { memberSources } from './membership/vocabulary.ts';
import { fetchHours, issueKinds, module, tokenManagementCalls, tokenStates } from './token-management/calls.ts';

export {
  fetchHours,
  issueKinds,
  refusalCauses,
  tokenFields,
  tokenManagementCalls,
  tokenStates,
  type IssuedOrAsked,
  type IssuedToken,
  type IssueKind,
  type RefusalCause,
  type SourceToken,
  type SourceUsage,
  type TokenState,
} from './token-management/calls.ts';

/** Services that neither tell nor take data of members. A new service has them until it is named here. */
const withoutMembers: ReadonlySet<string> = new Set<SourceService>(['blacklist-phone-number']);

/**
 * The services with data of members, of these: their tokens are issued by two people.
 * @example
 * memberServices(['blacklist-phone-number', 'membership-plafond']); // ['membership-plafond']
 */
export const memberServices = (services: readonly string[]): readonly string[] =>
  services.filter((service) => !withoutMembers.has(service));

/**
 * The services with data of members that were not let in before.
 * @example
 * addedServices([], ['membership-plafond']); // ['membership-plafond']
 */
export const addedServices = (before: readonly string[], after: readonly string[]): readonly string[] =>
  memberServices(after).filter((service) => !before.includes(service));

/** Services whose members or orders come from the one source of the token. */
const ofOneSource = ['membership-registration', 'order-entry'] as const satisfies readonly SourceService[];

/** A token that somebody holds would reach data of members that nobody approved. */
const widensLiveToken = ({ action, before, values }: AwaitedChange): boolean =>
  action === 'update' &&
  before?.['hasLiveToken'] === true &&
  addedServices(before['allowedServices'] as string[], (values?.['allowedServices'] ?? []) as string[]).length > 0;

/** An address or a range of them, such as `10.20.0.0/16`; how wide it may be is checked by the services. */
const range = z.string().check(z.maxLength(43), z.regex(/^[0-9a-f.:]{2,39}(\/([1-9]|[1-9]\d|1[01]\d|12[0-8]))?$/i));
/** Questions of a source in an hour whose answer is that there is no such member, or that there is one already. */
export const missesPerHour = 100;
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
    registrationSource: text('Sumber member dan order', 'Source of members and orders'),
    ipAllowList: text('Alamat yang diizinkan', 'Allowed addresses'),
    ratePerMinute: text('Panggilan per menit', 'Calls a minute'),
    clientId: text('ID klien', 'Client id'),
    tokenPrefix: text('Token'),
    tokenState: text('Status token', 'Token state'),
    expiresAt: text('Berakhir', 'Expires'),
    lastUsedAt: text('Terakhir dipakai', 'Last used'),
    callsToday: text('Panggilan hari ini', 'Calls today'),
    expiring: text('Berakhir dalam 30 hari', 'Expiring in 30 days'),
    hasLiveToken: text('Ada token yang berlaku', 'A token is valid'),
    issueKind: text('Token disetujui', 'Approved token'),
    issueDays: text('Berlaku (hari)', 'Valid for (days)'),
    issueGraceHours: text('Token lama berlaku (jam)', 'Earlier token works for (hours)'),
    issueFor: text('Diambil oleh', 'Fetched by'),
    issueUntil: text('Diambil paling lambat', 'To be fetched until'),
  },
  fields: {
    code: code(),
    name: line({ minimum: 3, maximum: 60 }),
    ownerName: line({ minimum: 3, maximum: 60 }),
    ownerEmail: email({ maximum: 100 }),
    allowedServices: choices(sourceServices),
    /** Fixed for the life of a member: an application registers for its own source alone. */
    registrationSource: choice(memberSources, { required: false }),
    ipAllowList: object(z.array(range).check(z.minLength(1), z.maxLength(20))),
    ratePerMinute: integer({ minimum: 1, maximum: 6_000 }),
  },
  rules: [
    ({ allowedServices, registrationSource }) =>
      ofOneSource.some((service) => allowedServices.includes(service)) && registrationSource === null
        ? [{ field: 'registrationSource', code: 'REQUIRED' }]
        : [],
  ],
  derived: {
    clientId: line({ maximum: 24, exact: true }),
    tokenPrefix: line({ maximum: 9, required: false, exact: true }),
    tokenState: choice(tokenStates, { required: false }),
    expiresAt: instant({ required: false }),
    lastUsedAt: instant({ required: false }),
    callsToday: integer({ minimum: 0, maximum: 1_000_000_000 }),
    hasLiveToken: flag(),
    issueKind: choice(issueKinds, { required: false }),
    issueDays: integer({ minimum: 1, maximum: 365, required: false }),
    issueGraceHours: integer({ minimum: 1, maximum: 72, required: false }),
    issueFor: line({ maximum: 60, required: false, exact: true }),
    issueUntil: instant({ required: false }),
  },
  fourEyes: true,
  awaitsApproval: widensLiveToken,
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
    TOKEN_NOT_APPROVED: {
      text: text(
        `Tidak ada token yang disetujui untuk Anda ambil dalam ${fetchHours} jam terakhir`,
        `No token was approved for you to fetch within the last ${fetchHours} hours`,
      ),
    },
    RANGE_TOO_WIDE: {
      text: text(
        '{range} terlalu lebar: paling lebar /{ipv4} untuk IPv4 dan /{ipv6} untuk IPv6',
        '{range} is too wide: at most /{ipv4} of IPv4 and /{ipv6} of IPv6',
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
