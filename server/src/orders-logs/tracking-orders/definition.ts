import { trackingRules, type TrackedOrder, type trackingOrders } from '@console/contracts/orders-logs/tracking-orders';
import { sql } from 'kysely';
import { ofOffice } from '../../people/scope/predicate.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Definition, Sql } from '../../records/resource/definition.ts';
import { orderFilters, said } from '../po-status/definition.ts';
import { requirePeriod, within } from '../po-status/period.ts';
import { isNumberSearch, orderSearch } from '../po-status/search.ts';
import { ageOf, marked, stage, stageSince, statesOf } from './stage.ts';

type Loaded = { -readonly [Name in keyof TrackedOrder]: TrackedOrder[Name] };

const column = (name: string) => sql.ref(`t.${name}`);

/**
 * What the list is narrowed to: a number finds its orders whenever they were made; other searches and lists have a
 * period of the purchase of at most 31 days. The mark depends on the time.
 * @throws Refusal VALIDATION, NARROW_FILTER
 */
export function trackedPeriod(
  { from, to, sla }: Readonly<Record<string, unknown>>,
  now: Date,
  _scope: unknown,
  search: string | null,
): Sql {
  const mark = sla ? marked(sla as never, now) : sql`true`;
  if (search !== null && isNumberSearch(search)) return mark;
  if (!from) throw new Refusal('NARROW_FILTER');
  const today = toWireInstant(now).slice(0, 10);
  const period = requirePeriod(
    { from: from as string, to: (to as string | undefined) ?? today },
    trackingRules.mostDays,
  );
  return sql`${within(sql`t.purchase_date`, period)} and ${mark}`;
}

/** How orders of all lines are tracked, live and archived. */
export const trackingDefinition = (texts: ProtectedText, now: () => Date): Definition<typeof trackingOrders> => ({
  table: 'purchase_order',
  lookups: sql`left join branch_view b on b.id = t.branch_id`,
  derived: {
    businessLine: column('business_line'),
    applNo: column('appl_no'),
    poNumber: column('po_number'),
    custNo: column('cust_no'),
    cardNo: column('card_no'),
    phone: column('phone_encrypted'),
    memberName: column('member_name'),
    branch: sql`b.office_code || ' ' || b.name`,
    stage,
    state: column('status'),
    stageSince,
    sourceInput: column('source_input'),
    platform: column('platform'),
    archived: sql`t.archived_at is not null`,
  },
  scope: 'branch_id',
  filters: {
    from: said,
    to: said,
    sla: said,
    stage: (stages) => sql`t.status = any(${stages.flatMap(statesOf)}::text[])`,
    sourceInput: orderFilters.sourceInput,
    branchId: (id: string) => ofOffice('t.branch_id', id),
    archived: (archived: boolean) => sql`(t.archived_at is not null) = ${archived}`,
  },
  together: ['from', 'to', 'businessLine', 'branchId'],
  narrow: trackedPeriod,
  search: orderSearch(texts),
  load: async (_db, records) => {
    for (const record of records as Loaded[]) {
      const age = ageOf(record.state, record.stageSince, now());
      record.phone = texts.decrypt(record.phone);
      record.ageInStage = age?.hours ?? null;
      record.sla = age?.mark ?? null;
    }
  },
});
