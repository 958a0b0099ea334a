import * as z from 'zod/mini';
import { businessLines, type BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { branchLines } from './lines.ts';

/** The office itself: the same in every line, whichever line it is entered in. */
export const sharedIdentity = [
  'address',
  'city',
  'provinsi',
  'zipCode',
  'phone',
  'email',
  'latitude',
  'longitude',
] as const;

const value = z.nullable(z.string());
const office = z.object({
  lines: z.array(z.enum(businessLines.map(({ value: name }) => name) as [BusinessLine, ...BusinessLine[]])),
  address: value,
  city: z.string(),
  provinsi: value,
  zipCode: value,
  phone: value,
  email: value,
  latitude: value,
  longitude: value,
});
/** What an office is in the lines that have it. */
export type Office = z.infer<typeof office>;

/**
 * The call that says what an office is in other lines: its address is filled in and fixed.
 * @example
 * officeCalls('NMC').office.path; // 'master-branch-nmc/office'
 */
export function officeCalls(line: BusinessLine) {
  const { module, privilege } = branchLines[line];
  return {
    office: call({
      name: `${module}.office`,
      method: 'GET',
      base: 'middle',
      path: `${module}/office`,
      access: { privilege, action: 'view' },
      summary: `${line}: what an office is in the lines that have it`,
      query: z.object({ officeCode: z.string().check(z.regex(/^\d{5}$/)) }),
      result: z.nullable(office),
    }),
  } as const;
}
