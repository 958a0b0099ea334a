import * as z from 'zod/mini';
import { businessLines } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { options } from '../../core/fields.ts';
import type { Text } from '../../core/text.ts';
import { outletFields } from './fields.ts';
import { outletLines, outletStates } from './vocabulary.ts';

/** Why two outlets may be one. */
export const likenesses = options({
  NAME: ['Nama', 'Name'],
  ADDRESS: ['Alamat', 'Address'],
  NPWP: ['NPWP'],
  ACCOUNT: ['Rekening', 'Account'],
  PHONE: ['Telepon', 'Phone'],
  DISTANCE: ['Jarak', 'Distance'],
});
export type Likeness = (typeof likenesses)[number]['value'];

/** Metres within which two outlets are looked at as one. */
export const nearMetres = 50;
/** At most so many are shown. */
export const mostLookalikes = 20;

const values = <const Value extends string>(of: readonly { readonly value: Value }[]) =>
  z.enum(of.map(({ value }) => value) as [Value, ...Value[]]);

const lookalike = z.object({
  secureId: z.uuid(),
  line: values(businessLines),
  code: z.string(),
  name: z.string(),
  /** Office code and name. */
  branch: z.string(),
  state: values(outletStates),
  likenesses: z.array(values(likenesses)),
  /** `null` where one of the two has no coordinates. */
  metres: z.nullable(z.int()),
  /** Address and person in charge, of outlets that the person may read; `null` of others. */
  address: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  picName: z.nullable(z.string()),
  company: z.nullable(z.string()),
});
/** An outlet of any line that looks like another one. */
export type Lookalike = z.infer<typeof lookalike>;

const { zipCode } = outletFields('SPEKTRA');
/** What is compared, as it was typed: what is no value of its field finds nothing. */
export const comparedNames = [
  'name',
  'address',
  'zipCode',
  'npwp',
  'picPhone',
  'bankCode',
  'accountNo',
  'companyId',
  'latitude',
  'longitude',
] as const;
const typed = z.nullish(z.string().check(z.maxLength(300)));
const compared = z.object(
  Object.fromEntries(comparedNames.map((name) => [name, typed])) as Record<
    (typeof comparedNames)[number],
    typeof typed
  >,
);

type Line = (typeof outletLines)[keyof typeof outletLines];

/** The call that finds the outlets of any line that look like a record of a module. */
export const comparisonOf = <const Module extends string>({
  module,
  privilege,
  title,
}: {
  readonly module: Module;
  readonly privilege: string;
  readonly title: Text;
}) =>
  call({
    name: `${module}.lookalikes-of`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/lookalikes`,
    access: { privilege, action: 'view' },
    summary: `${title.en}: outlets of any line that look like one`,
    result: z.array(lookalike),
    errors: ['NOT_FOUND'],
  });

const registrationOf = ({ module, privilege, title }: Line) =>
  ({
    lookalikes: call({
      name: `${module}.lookalikes`,
      method: 'POST',
      base: 'middle',
      path: `${module}/lookalikes`,
      access: { privilege, action: 'create' },
      audit: 'COMPARE',
      reads: true,
      summary: `${title.en}: outlets of any line that look like one that is typed`,
      body: compared,
      result: z.array(lookalike),
    }),
    branchOf: call({
      name: `${module}.branch-of-zip-code`,
      method: 'GET',
      base: 'middle',
      path: `${module}/branch-of-zip-code`,
      access: { privilege, action: 'view' },
      summary: `${title.en}: the active branch that serves a zip code, null without one`,
      query: z.object({ zipCode: zipCode.schema }),
      result: z.nullable(z.object({ secureId: z.uuid(), code: z.string(), name: z.string() })),
    }),
  }) as const;

const { SPEKTRA, NMC, UFI } = outletLines;
/** Outlets that look like a stored one, by line. */
export const comparisonCalls = {
  SPEKTRA: comparisonOf(SPEKTRA),
  NMC: comparisonOf(NMC),
  UFI: comparisonOf(UFI),
} as const;
/** Calls of the form in which staff register an outlet, by line: the core system registers dealers of NMC. */
export const registrationCalls = { SPEKTRA: registrationOf(SPEKTRA), UFI: registrationOf(UFI) } as const;
export type RegistrationLine = keyof typeof registrationCalls;
