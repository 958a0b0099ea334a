import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { memberChangeErrors } from '../member-change/errors.ts';
import { memberSections } from '../member-change/sections.ts';
import { applicationReference } from '../token-management/reference.ts';
import { memberSources } from '../membership/vocabulary.ts';
import { allRegistrationFields, registrationFields } from './fields.ts';
import { registrationErrors } from './errors.ts';
import { channelSections } from './vocabulary.ts';

const memberNo = z.string().check(z.regex(/^\d{10}$/));
const moment = z.iso.datetime({ offset: true });
const line = z.enum(['SPEKTRA', 'NMC', 'UFI']);
const code = z.string().check(z.minLength(2), z.maxLength(20));
const shapeOf = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const { schema, required } = allRegistrationFields[name as keyof typeof allRegistrationFields];
      return [name, required ? schema : z.optional(z.nullable(schema))];
    }),
  );
/** The fields of the desk that applications send too; places and programs they name by code. */
export const channelFields = [
  ...Object.keys(registrationFields.identity),
  ...Object.keys(registrationFields.contact),
  ...Object.keys(registrationFields.work),
].filter((name) => !['duplicateNote', 'ktpPlaceId', 'placeId'].includes(name));

const place = z.object({
  zipCode: z.string().check(z.regex(/^[1-9]\d{4}$/)),
  kelurahan: z.string().check(z.minLength(2), z.maxLength(60)),
});

export interface ChannelRegistration {
  readonly reference: string;
  readonly source: (typeof memberSources)[number]['value'];
  readonly programCode: string;
  readonly ktpPlace: z.infer<typeof place>;
  readonly place?: z.infer<typeof place> | null;
  readonly phoneVerifiedAt: string;
  readonly consentedAt: string;
  readonly [field: string]: unknown;
}

const registration = z.object({
  ...shapeOf(channelFields),
  /** Of the application: a repeated call with it is answered as the first one was. */
  reference: applicationReference({ minimum: 8, maximum: 40 }).check(z.regex(/^[\w-]+$/)),
  source: z.enum(memberSources.map(({ value }) => value) as [string, ...string[]]),
  programCode: code,
  ktpPlace: place,
  place: z.optional(z.nullable(place)),
  /** When the person proved to have the number by a one-time code of the application, within a day. */
  phoneVerifiedAt: moment,
  consentedAt: moment,
}) as unknown as z.ZodMiniType<ChannelRegistration>;

const sectionShape = (name: (typeof channelSections)[number]) =>
  Object.fromEntries(
    Object.entries(memberSections[name].fields).map(([field, { schema, required }]) => [
      field,
      required ? schema : z.optional(z.nullable(schema)),
    ]),
  );
type Update = { readonly memberNo: string; readonly consentedAt: string } & {
  readonly [Name in (typeof channelSections)[number]]?: Readonly<Record<string, unknown>>;
};
const update = z.object({
  memberNo,
  consentedAt: moment,
  ...Object.fromEntries(channelSections.map((name) => [name, z.optional(z.object(sectionShape(name)))])),
}) as unknown as z.ZodMiniType<Update>;

const shared = { method: 'POST', base: 'publish', access: 'public' } as const;
const name = (what: string) => `membership-channel.${what}`;

/** Calls of applications with a source token (docs/model/membership.md#calls-of-applications). */
export const channelCalls = {
  register: call({
    ...shared,
    name: name('register'),
    token: { service: 'membership-registration' },
    path: 'membership/register',
    audit: 'CREATE',
    summary: 'An application registers a person, who is pending; the photos follow by the call of photos',
    body: registration,
    result: z.object({ memberNo, status: z.string() }),
    errors: [
      'IDEMPOTENCY_REUSED',
      'PHONE_BLACKLISTED',
      'NIK_MISMATCH',
      'MEMBER_TOO_YOUNG',
      'PROGRAM_RULES',
      'EMERGENCY_PHONE',
      'SPOUSE_IS_SELF',
      ...Object.keys(registrationErrors),
    ],
  }),
  plafond: call({
    ...shared,
    name: name('plafond'),
    token: { service: 'membership-plafond' },
    path: 'membership/plafond',
    reads: true,
    summary: 'The limits of a member, and whether the member may order now',
    body: z.object({ memberNo }),
    result: z.object({
      memberNo,
      status: z.string(),
      mayOrder: z.boolean(),
      /** Code of what bars an order. */
      barredBy: z.nullable(z.string()),
      limits: z.array(z.object({ line, total: z.int(), available: z.int(), validUntil: z.nullable(z.string()) })),
    }),
    errors: ['NOT_FOUND'],
  }),
  update: call({
    ...shared,
    name: name('update'),
    token: { service: 'membership-update' },
    path: 'membership/update',
    audit: 'UPDATE',
    summary: 'Data that the member changed in an application; what is as it was stays without a row',
    body: update,
    result: z.object({ memberNo, changed: z.array(z.enum(channelSections)) }),
    errors: ['NOT_FOUND', 'CHANGE_PENDING', ...Object.keys(memberChangeErrors)],
  }),
} as const;
