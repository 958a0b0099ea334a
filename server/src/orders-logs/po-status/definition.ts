import { websiteGroup, websiteSources, type PoLine, type poStatus } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import { isUuid } from '../../platform/database/uuid.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Definition, Sql } from '../../records/resource/definition.ts';
import { livePeriod } from './period.ts';
import { orderSearch } from './search.ts';
import { poStepHooks } from './steps.ts';

const column = (name: string) => sql.ref(`t.${name}`);
/** Both ends of the period are applied by `narrow`. */
export const said = (): Sql => sql`true`;

/** Whether the source in a column is the wanted one, or one of the group that it stands for. */
export const ofSource = (stored: Sql, source: string): Sql =>
  source === websiteGroup
    ? sql`${stored} like any(${websiteSources.map((beginning) => `${beginning}%`)}::text[])`
    : sql`${stored} = ${source}`;

/** What the pages of PO status show of an order, besides its member. */
export const orderFacts = {
  applNo: column('appl_no'),
  poNumber: column('po_number'),
  memberName: column('member_name'),
  custNo: column('cust_no'),
  customerType: column('customer_type'),
  purchaseDate: column('purchase_date'),
  salesCode: column('sales_code'),
  status: column('status'),
  statusSince: column('status_since'),
  central: column('central'),
  platform: column('platform'),
  sourceInput: column('source_input'),
  redFlag: column('red_flag'),
  ias: column('ias'),
  iasScore: column('ias_score'),
  iasAt: column('ias_at'),
  branch: sql`b.office_code || ' ' || b.name`,
  zipCode: column('zip_code'),
  priceTotal: column('price_total'),
  downPayment: column('down_payment'),
  adminFee: column('admin_fee'),
  insuranceFee: column('insurance_fee'),
  financedAmount: column('financed_amount'),
  tenor: column('tenor'),
  rate: column('rate'),
  angsuran: column('angsuran'),
  // S is the default of the specification.
  paymentType: sql`coalesce(t.payment_type, 'S')`,
  rateKind: column('rate_kind'),
  contractNo: column('contract_no'),
  deliveredAt: column('delivered_at'),
  disbursedAt: column('disbursed_at'),
  heldFrom: column('held_from'),
  holdReason: column('hold_reason'),
  cancelReasonCode: column('cancel_reason_code'),
  cancelNote: column('cancel_note'),
  rejectCode: column('reject_code'),
  archivedAt: column('archived_at'),
  restoredAt: column('restored_at'),
  restoredBy: column('restored_by'),
};

/** Filters that are not plain equality. */
export const orderFilters = {
  from: said,
  to: said,
  sourceInput: (source: string): Sql => ofSource(column('source_input'), source),
  mraId: (id: string): Sql => sql`t.mra_id = ${id}`,
  branchId: (id: string): Sql => sql`t.branch_id = ${id}`,
  salesCode: (code: string): Sql => sql`t.sales_code = ${code.toUpperCase()}`,
  memberId: (id: string): Sql => sql`t.member_id = ${isUuid(id) ? id : null}::uuid`,
  storeId: (id: string): Sql => sql`t.store_id = ${isUuid(id) ? id : null}::uuid`,
  dealerId: (id: string): Sql => sql`t.dealer_id = ${isUuid(id) ? id : null}::uuid`,
};

/** Orders of a line. Lists show those that `narrow` leaves: the live or the archived ones. */
export const ofLine = (line: PoLine): Sql => sql`t.business_line = ${line} and t.deleted_at is null`;

/** How the orders of a line are read on every page of PO status. */
export const orderRecord = (line: PoLine, texts: ProtectedText) =>
  ({
    table: 'purchase_order',
    lookups: sql`left join branch_view b on b.id = t.branch_id left join member_view m on m.id = t.member_id`,
    where: ofLine(line),
    belongs: sql`t.business_line = ${line}`,
    derived: {
      ...orderFacts,
      memberId: sql`t.member_id::text`,
      memberNo: sql`m.member_no`,
      phone: column('phone_encrypted'),
      nik: column('nik_encrypted'),
      cardNo: column('card_no'),
    },
    scope: 'branch_id',
    filters: orderFilters,
    search: orderSearch(texts),
    async load(_db: unknown, records: object[]) {
      for (const record of records as Record<'phone' | 'nik', string>[]) {
        record.phone = texts.decrypt(record.phone);
        record.nik = texts.decrypt(record.nik);
      }
    },
  }) as const;

/** Held orders, and those in progress with an open red flag. */
const needsAttention = sql`(t.archived_at is null and (t.status = 'ON_HOLD'
  or t.red_flag and t.status not in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED')))`;

/** How live orders of a line are read; the machine of orders writes them. */
export const poStatusDefinition = (line: PoLine, texts: ProtectedText): Definition<typeof poStatus> => ({
  ...orderRecord(line, texts),
  filters: {
    ...orderFilters,
    today: said,
    attention: (wanted: boolean) => sql`${needsAttention} = ${wanted}`,
  },
  together: ['from', 'to', 'today', 'attention'],
  narrow: livePeriod,
  steps: poStepHooks(line),
});
