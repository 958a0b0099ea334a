import { memberSources } from '@console/contracts/membership/membership/vocabulary';
import { seedOffices } from '../../people/organisation/offices.ts';
import { firstNames, lastNames, mothersNameOf } from './names-table.ts';
import type { MemberStatus } from './table.ts';

/** Where most members registered; some of them did in a browser. */
const sources = memberSources.map(({ value }) => value).filter((source) => source !== 'PWA Browser');
const steps = ['phone update', 'Dukcapil', 'face-recognition liveness', 'tenor', 'all'];
const areas = ['117101', '127101', '317401', '357801'];

/** The twelve offices of seeded members and cards, 1-based as in the models (docs/model/cards.md#seed). */
export const seedOfficeCodes: readonly string[] = [
  '10010',
  '10020',
  '10030',
  '10040',
  '10050',
  '10060',
  '13010',
  '13020',
  '13030',
  '16010',
  '16020',
  '16030',
];

export const seededMembers = 320;
const dayMs = 86_400_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Office of member i, 1-12. */
export const officeOf = (i: number): number => (i >= 281 && i <= 290 ? 4 : ((i - 1) % 12) + 1);

const ranges: readonly (readonly [from: number, to: number, status: MemberStatus])[] = [
  [306, 309, 'pending'],
  [310, 312, 'inactive'],
  [313, 315, 'blocked'],
  [316, 318, 'closed'],
];
export const memberStatusOf = (i: number): MemberStatus =>
  [40, 80, 120].includes(i) ? 'inactive' : (ranges.find(([from, to]) => i >= from && i <= to)?.[2] ?? 'active');

/** Program of member i; family relations come with family financing. */
export const memberProgramOf = (i: number): 'KRY' | 'SYR' | 'REG' =>
  i % 20 === 5 ? 'KRY' : officeOf(i) <= 3 ? 'SYR' : 'REG';

/** Member i of the seed, 1-320, by the model (docs/model/membership.md#seeded-members). */
export function seedMember(i: number) {
  const birth = new Date(Date.UTC(1968, 0, 1) + ((97 * i) % 12_000) * dayMs);
  const isMale = i % 2 === 1;
  const office = officeOf(i);
  const officeCode = seedOfficeCodes[office - 1] as string;
  const area = areas[Math.floor((office - 1) / 3)] as string;
  const day = twoDigits(birth.getUTCDate() + (isMale ? 0 : 40));
  return {
    memberNo: String(1_000_000_000 + i),
    custMainNo: `3${String(i).padStart(9, '0')}`,
    name: `${firstNames[(i - 1) % 20]} ${lastNames[Math.floor((i - 1) / 20)]}`,
    gender: isMale ? ('M' as const) : ('F' as const),
    birthDate: birth.toISOString().slice(0, 10),
    nik: [
      area,
      day,
      twoDigits(birth.getUTCMonth() + 1),
      twoDigits(birth.getUTCFullYear() % 100),
      String(i).padStart(4, '0'),
    ].join(''),
    phone: `0812${30_000_000 + 4_111 * i}`,
    email: i % 7 === 0 ? null : `member${i}@contoh.id`,
    mothersName: mothersNameOf(i),
    officeCode,
    /** First zip code of the office. */
    zipCode: `${seedOffices.find((found) => found.officeCode === officeCode)?.zipPrefix}01`,
    program: memberProgramOf(i),
    verificationStep: steps[i % 12] ?? 'none',
    source: i >= 181 && i <= 210 ? 'PWA Browser' : sources[(i - 1) % sources.length]!,
    status: memberStatusOf(i),
  };
}
