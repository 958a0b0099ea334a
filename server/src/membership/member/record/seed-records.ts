import type {
  BusinessField,
  EmergencyRelation,
  MaritalStatus,
  Occupation,
  ResidenceStatus,
} from '@console/contracts/membership/membership/vocabulary';
import { seedAddress } from '../address/seed.ts';
import { firstNames, lastNames } from '../names-table.ts';
import { seedMember } from '../seed-members.ts';

const dayMs = 86_400_000;
const places = ['Banda Aceh', 'Medan', 'Padang', 'Jakarta', 'Bandung', 'Semarang', 'Yogyakarta', 'Surabaya'];
const homes: readonly ResidenceStatus[] = ['OWN', 'OWN', 'FAMILY', 'RENT', 'OFFICIAL'];
const jobs: readonly Occupation[] = [
  'EMPLOYEE',
  'EMPLOYEE',
  'SELF_EMPLOYED',
  'CIVIL_SERVANT',
  'EMPLOYEE',
  'FARMER',
  'HOUSEHOLD',
  'SELF_EMPLOYED',
];
const employers = ['PT Maju Bersama', 'CV Sumber Rejeki', 'Toko Berkah', 'PT Nusantara Jaya'];
const fields: readonly BusinessField[] = ['TRADE', 'SERVICES', 'MANUFACTURING', 'TRANSPORT', 'AGRICULTURE', 'HEALTH'];
const relations: readonly EmergencyRelation[] = ['PARENT', 'SIBLING', 'RELATIVE', 'FRIEND'];

const pick = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;
const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const maritalOf = (i: number): MaritalStatus => {
  if (i % 13 === 0) return 'WIDOWED';
  if (i % 17 === 0) return 'DIVORCED';
  return i % 3 === 0 ? 'SINGLE' : 'MARRIED';
};

/** The spouse of member i: of the other gender, born some weeks later, in the same area. */
function spouseOf(i: number) {
  const { nik, birthDate, gender } = seedMember(i);
  const born = new Date(Date.parse(birthDate) + (20 + (i % 300)) * dayMs);
  const isMale = gender === 'F';
  return {
    // First names of men and women alternate, as members do.
    name: `${firstNames[i % 20]} ${lastNames[(i + 3) % 16]}`,
    nik: [
      nik.slice(0, 6),
      two(born.getUTCDate() + (isMale ? 0 : 40)),
      two(born.getUTCMonth() + 1),
      two(born.getUTCFullYear() % 100),
      String(5_000 + i),
    ].join(''),
    phone: `0857${50_000_000 + 3_011 * i}`,
  };
}

/** What the register knows of member i besides identity and office (docs/model/membership.md#seeded-members). */
export function seedRecord(i: number, date: Date) {
  const marital = maritalOf(i);
  const occupation = pick(jobs, i);
  const isEmployed = occupation === 'EMPLOYEE' || occupation === 'SELF_EMPLOYED';
  return {
    birthPlace: pick(places, i),
    maritalStatus: marital,
    spouse: marital === 'MARRIED' ? spouseOf(i) : null,
    /** Every fifth member lives elsewhere than the identity card says. */
    ktpAddress: seedAddress(i % 5 === 0 ? i + 3 : i),
    residenceStatus: pick(homes, i),
    residenceSince: dayOf(new Date(date.getTime() - (400 + 37 * (i % 150)) * dayMs)),
    occupation,
    job: isEmployed
      ? {
          employer: pick(employers, i),
          field: pick(fields, i),
          since: dayOf(new Date(date.getTime() - (300 + 29 * (i % 200)) * dayMs)),
        }
      : null,
    // Those who bought have one: their limits may need it.
    npwp: i > 260 && i % 6 === 0 ? null : `0${String(10_000_000_000_000 + 7_919 * i)}`,
    emergency: {
      name: `${firstNames[(i + 6) % 20]} ${lastNames[(i + 9) % 16]}`,
      relation: pick(relations, i),
      phone: `0878${40_000_000 + 2_017 * i}`,
      address: seedAddress(i === 264 ? 265 : i + 7),
    },
  };
}
