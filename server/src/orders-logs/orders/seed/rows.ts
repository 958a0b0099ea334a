import { memberSources } from '@console/contracts/membership/membership/vocabulary';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { orderCancelReasons, orderPlatforms, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { seededOutletAt, seedSalesCode } from '../../../branches-stores/index.ts';
import { hasSeedCustNo, memberId, seedCustNo, seedMember } from '../../../membership/index.ts';
import { seedOffices } from '../../../people/organisation/offices.ts';
import { branchId } from '../../../people/organisation/seed.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import { protectedText } from '../../../platform/protected-text/protected-text.ts';
import type { SeedGoods } from '../../../products/index.ts';
import { jakartaDay } from '../../../records/resource/phase.ts';
import { orderIdOf } from '../enter.ts';
import { poNumberOf } from '../po-number.ts';
import { heldFromOf, roadOf, type SeedCourse } from './calendar.ts';
import { seedPurchase } from './goods.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Who held, cancelled and restored orders. */
export const staff = 'HOOPS01';
const lineDigit: Readonly<Record<BusinessLine, string>> = { SPEKTRA: '1', NMC: '2', UFI: '3' };
/** The sources that an order stores. */
const sources = memberSources.map(({ value }) => value);

export type SeedOrder = ReturnType<typeof orderOf>;
interface Around {
  readonly date: Date;
  readonly goods: Readonly<Record<BusinessLine, readonly SeedGoods[]>>;
}

/** The steps of an order with their times, all before the seed date. */
function stepsOf(course: SeedCourse, bought: Date) {
  const road = roadOf(course);
  const hours = road.at(-1)!.hour;
  const pace = hours === 0 ? 1 : Math.min(1, (course.age * 24 * 0.95) / hours);
  return road.map(({ to, hour }, index) => ({
    no: index + 1,
    from_status: road[index - 1]?.to ?? null,
    to_status: to,
    at: new Date(bought.getTime() + Math.round(hour * pace * hourMs)),
  }));
}

/** One seeded order as its rows, but for what the member and the office give. */
export function orderOf(course: SeedCourse, { date, goods }: Around) {
  const { n, line, member, status } = course;
  const person = seedMember(member);
  const bought = new Date(date.getTime() - Math.round(course.age * dayMs));
  const applNo = `${person.officeCode}${jakartaDay(bought).slice(2, 4)}${lineDigit[line]}${String(n).padStart(6, '0')}`;
  const steps = stepsOf(course, bought);
  return {
    course,
    person,
    bought,
    applNo,
    id: orderIdOf(applNo),
    steps,
    since: (to: OrderState) => steps.find((step) => step.to_status === to)?.at ?? null,
    source: sources[n % sources.length]!,
    contractNo: status === 'DISBURSED' ? `${lineDigit[line]}${String(10_000_000_000 + n)}` : null,
    cancelReason: status === 'CANCELLED' ? orderCancelReasons[n % orderCancelReasons.length]!.value : null,
    ...seedPurchase(course, goods[line]),
  };
}

/** Frame and engine number of the vehicle of seeded order n; none before its delivery. */
const vehicleOf = (n: number | null) => ({
  frame_no: n === null ? null : `MH1JFZ${String(n).padStart(11, '0')}`,
  engine_no: n === null ? null : `JFZ1E${String(n).padStart(7, '0')}`,
});

const colours = ['Hitam', 'Merah', 'Putih', 'Biru', 'Silver'] as const;
const surveyors = ['SVY01', 'SVY02', 'SVY03'] as const;

/** The unit of seeded order n of NMC; every ninth is registered in another name than that of the member. */
function unitOf({ course: { n, line }, person, bought, amounts, source, since }: SeedOrder) {
  const isNmc = line === 'NMC';
  const isSurveyed = isNmc && since('SURVEY') !== null && since('CONFIRMING') !== null;
  return {
    stnk_name: !isNmc ? null : n % 9 === 0 ? seedMember((n % 290) + 1).name : person.name,
    unit_colour: isNmc ? colours[n % colours.length]! : null,
    unit_year: isNmc ? bought.getFullYear() - (n % 4 === 0 ? 1 : 0) : null,
    otr_price: isNmc ? amounts.price_total : null,
    dealer_ref_no: isNmc && source === 'B2B_NMC' ? `DLR-${String(n).padStart(6, '0')}` : null,
    survey_result: isSurveyed ? 'PASSED' : null,
    surveyor: isSurveyed ? surveyors[n % surveyors.length]! : null,
  };
}

/** Why orders were held or ended. */
export const reasons: Readonly<Partial<Record<OrderState, string>>> = {
  ON_HOLD: 'Menunggu pemeriksaan ulang data customer',
  CANCELLED: 'Dibatalkan sesuai permintaan yang tercatat',
  REJECTED: 'RULE_INCOME',
};

/** Rows of the table of orders; PO numbers run in the order of their issue. */
export function rowsOf(
  orders: readonly SeedOrder[],
  { date, dataKey }: { readonly date: Date; readonly dataKey: Buffer },
) {
  const texts = protectedText(dataKey);
  const serials = new Map<string, number>();
  const poNumbers = new Map<string, string>();
  const issued = orders.filter(({ since }) => since('PO_ISSUED'));
  for (const { id, person, since } of issued.toSorted((a, b) => +a.since('PO_ISSUED')! - +b.since('PO_ISSUED')!)) {
    const year = Number(jakartaDay(since('PO_ISSUED')!).slice(0, 4));
    const key = `${person.officeCode} ${year}`;
    serials.set(key, (serials.get(key) ?? 0) + 1);
    poNumbers.set(id, poNumberOf(person.officeCode, year, serials.get(key)!));
  }
  const rows = orders.map((order) => {
    const { id, applNo, course, person, bought, steps, since, source, cancelReason, contractNo, amounts } = order;
    const { n, line, member, status } = course;
    const last = steps.at(-1)!;
    const isFinal = ['CANCELLED', 'REJECTED'].includes(status);
    const office = seedOffices.find(({ officeCode }) => officeCode === person.officeCode)!;
    return {
      id,
      appl_no: applNo,
      po_number: poNumbers.get(id) ?? null,
      business_line: line,
      member_id: memberId(member),
      member_name: person.name,
      cust_no: hasSeedCustNo(member, line) || status === 'DISBURSED' ? seedCustNo(member, line) : null,
      card_no: null,
      phone_encrypted: texts.encrypt(person.phone),
      phone_hash: texts.hash(person.phone),
      nik_encrypted: texts.encrypt(person.nik),
      nik_hash: texts.hash(person.nik),
      customer_type: n % 25 < 3 ? 'S' : 'R',
      purchase_date: bought,
      sales_code: (9 * n) % 20 < 9 ? seedSalesCode(person.officeCode, n) : null,
      status,
      status_since: last.at,
      history_no: last.no,
      central: n % 5 === 0,
      platform: source === 'PWA Browser' ? 'PWA' : orderPlatforms[n % orderPlatforms.length]!.value,
      source_input: source,
      ias: status === 'ENTRY' ? null : status === 'REJECTED' ? 'REJECT' : n % 6 === 0 ? 'REFER' : 'APPROVE',
      ias_score: status === 'ENTRY' ? null : status === 'REJECTED' ? 180 + (n % 100) : 520 + ((37 * n) % 400),
      ias_at: since('VERIFYING'),
      branch_id: branchId(line, person.officeCode),
      store_id: line === 'SPEKTRA' ? seededOutletAt(line, person.officeCode, n) : null,
      dealer_id: line === 'SPEKTRA' ? null : seededOutletAt(line, person.officeCode, n),
      mra_id: seedId('mra', office.mroCode.slice(0, 4)),
      zip_code: person.zipCode,
      ...amounts,
      rate_kind: n % 7 === 0 ? 'REPEAT' : 'REGULAR',
      contract_no: contractNo,
      delivered_at: since('DELIVERED'),
      disbursed_at: since('DISBURSED'),
      bast_file_id: null,
      ...vehicleOf(line === 'NMC' && since('DELIVERED') ? n : null),
      ...unitOf(order),
      held_from: heldFromOf(course),
      hold_reason: status === 'ON_HOLD' ? reasons.ON_HOLD! : null,
      cancel_reason_code: cancelReason,
      cancel_note: isFinal && cancelReason ? reasons.CANCELLED! : null,
      reject_code: status === 'REJECTED' ? reasons.REJECTED! : null,
      archived_at: course.isArchived ? new Date(date.getTime() - (n % 20) * dayMs) : null,
      restored_at: course.isRestored ? new Date(date.getTime() - 5 * dayMs) : null,
      restored_by: course.isRestored ? staff : null,
      archive_hold_until: course.isRestored ? new Date(date.getTime() + 25 * dayMs) : null,
      created_by: source,
      created_at: bought,
      updated_by: 'SYSTEM',
      updated_at: last.at,
    };
  });
  const taken = [...serials].map(([key, last]) => {
    const [officeCode, year] = key.split(' ');
    return { office_code: officeCode!, year: Number(year), last };
  });
  return { rows, taken };
}
