import type { BusinessLine } from '@console/contracts/core/business-lines';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import type { PromoState, PromoType } from '@console/contracts/promos-products/promo/vocabulary';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { seedId } from '../../platform/database/seed-id.ts';

/** A promo of the initial data, before its sheets. */
export interface SeededPromo {
  readonly line: BusinessLine;
  /** Place among those of its line. */
  readonly k: number;
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: PromoType;
  readonly state: PromoState;
  readonly inactiveReason: 'ENDED' | 'QUOTA_REACHED' | 'REJECTED' | null;
  /** Plain dates. */
  readonly startDate: string;
  readonly endDate: string;
  readonly tenors: readonly number[];
  readonly lob: string;
  readonly groups: readonly string[];
  readonly adminFee: number | null;
}

const dayMs = 86_400_000;
const dayFrom = (date: Date, days: number): string =>
  toWireInstant(new Date(date.getTime() + days * dayMs)).slice(0, 10);

const names = [
  'Cicilan Ringan Elektronik',
  'Bunga 0% Gadget 6 Bulan',
  'Gratis Admin Akhir Pekan',
  'RO Hemat Perabot',
  'Festival Belanja Ramadan',
] as const;
const months = 'Jan,Feb,Mar,Apr,Mei,Jun,Jul,Agu,Sep,Okt,Nov,Des'.split(',');

/** Lines of business with the groups that promos choose from. */
const goods = {
  SPEKTRA: [
    ['ELK', ['TV', 'KULKAS']],
    ['GDG', ['GADGET', 'LAPTOP']],
    ['ELK', ['MESIN_CUCI', 'AC']],
    ['PRT', ['PERABOT']],
    ['ELK', ['AUDIO']],
  ],
  NMC: [
    ['MTR', ['MATIC']],
    ['MTR', ['BEBEK']],
    ['MTR', ['SPORT', 'MATIC']],
  ],
  UFI: [
    ['MBK', ['MOTOR_0_3']],
    ['MBK', ['MOTOR_4_7']],
  ],
} as const;
const tenorSets = {
  SPEKTRA: [
    [6, 9, 12],
    [12, 18, 24],
  ],
  NMC: [
    [12, 24, 36],
    [11, 23, 35],
  ],
  UFI: [
    [12, 24],
    [18, 36],
  ],
} as const;

/** How many are new, active and running, active and scheduled; the rest is inactive. */
const shares = { SPEKTRA: [4, 12, 3, 24], NMC: [3, 9, 0, 16], UFI: [2, 7, 0, 12] } as const;

/** The type by the place among the promos; cash loans and motorcycles have no zero interest in the initial data. */
function typeOf(line: BusinessLine, k: number): PromoType {
  if (k % 6 === 5) return 'ADMIN';
  return k % 6 === 4 && line === 'SPEKTRA' ? 'ZERO' : 'RATE';
}

interface Stand {
  readonly state: PromoState;
  readonly inactiveReason: SeededPromo['inactiveReason'];
  /** First and last day, from the seed date. */
  readonly days: readonly [from: number, to: number];
}

function standOf(line: BusinessLine, k: number): Stand {
  const [fresh, running, scheduled, all] = shares[line];
  if (k < fresh) return { state: 'new', inactiveReason: null, days: [5 + k, 65 + k] };
  if (k < fresh + running) return { state: 'active', inactiveReason: null, days: [-10 - k, k === fresh ? 5 : 50 + k] };
  if (k < fresh + running + scheduled) return { state: 'active', inactiveReason: null, days: [10 + k, 70 + k] };
  if (k === all - 1) return { state: 'inactive', inactiveReason: 'REJECTED', days: [10, 70] };
  if (k === all - 2) return { state: 'inactive', inactiveReason: 'QUOTA_REACHED', days: [-40, 40] };
  return { state: 'inactive', inactiveReason: 'ENDED', days: [-120, -10 - (k % 3)] };
}

/** A fee of nothing and one of 99,000 in turn. */
const adminFeeOf = (type: PromoType, k: number): number | null =>
  type === 'ADMIN' ? (Math.floor(k / 6) % 2 === 0 ? 0 : 99_000) : null;

/** The promos of a line (docs/model/promos.md#seeds). */
export function seededPromos(line: BusinessLine, date: Date): readonly SeededPromo[] {
  const [, , , count] = shares[line];
  const { prefix } = promoLines[line];
  const [year = '', month = '01'] = toWireInstant(date).split('-');
  return Array.from({ length: count }, (_, k) => {
    const { state, inactiveReason, days } = standOf(line, k);
    const type = typeOf(line, k);
    const startDate = dayFrom(date, days[0]);
    const [lob, groups] = goods[line][k % goods[line].length]!;
    const title = `${names[k % names.length]} ${months[Number(startDate.slice(5, 7)) - 1]}`;
    const code = `${prefix}-${year.slice(2)}${month}-${String(k + 1).padStart(4, '0')}`;
    return {
      line,
      k,
      id: seedId('promo', `${line}:${k}`),
      code,
      name: k < names.length ? title : `${title} ${Math.floor(k / names.length) + 1}`,
      type,
      state,
      inactiveReason,
      startDate,
      endDate: dayFrom(date, days[1]),
      tenors: tenorSets[line][k % 2]!,
      lob,
      groups,
      adminFee: adminFeeOf(type, k),
    };
  });
}
