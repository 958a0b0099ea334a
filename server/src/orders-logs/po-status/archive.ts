import { orderRules } from '@console/contracts/orders-logs/orders/machine';
import { poRules, type PoLine, type poArchive } from '@console/contracts/orders-logs/po-status';
import { sql } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Definition, Sql } from '../../records/resource/definition.ts';
import { eachRecord, type StepHooksOf } from '../../records/steps/hooks.ts';
import { ofLine, orderRecord, said } from './definition.ts';
import { dayAfter, requirePeriod, within } from './period.ts';
import { isNumberSearch } from './search.ts';

type Archive = typeof poArchive;

const dayMs = 86_400_000;

interface Periods {
  readonly from?: string;
  readonly to?: string;
  readonly archivedFrom?: string;
  readonly archivedTo?: string;
  readonly memberId?: string;
}

/** A period of which one end may be missing: today, or as early as the longest period. */
const whole = (from: string | undefined, to: string | undefined, today: string) => {
  const end = to ?? today;
  return requirePeriod({ from: from ?? dayAfter(end, 1 - poRules.archiveMostDays), to: end }, poRules.archiveMostDays);
};

/**
 * Archived orders of a period of at most 366 days: of the purchase, of the archiving, or of both; without either those
 * archived in the last month. A number of an order finds it in every period, and a member shows all orders.
 * @throws Refusal VALIDATION, NARROW_FILTER
 */
export function archivePeriod(
  filters: Readonly<Record<string, unknown>>,
  now: Date,
  _scope: Scope,
  search: string | null,
): Sql {
  const { from, to, archivedFrom, archivedTo, memberId } = filters as Periods;
  const archived = sql`t.archived_at is not null`;
  if (search !== null && isNumberSearch(search)) return archived;
  const today = toWireInstant(now).slice(0, 10);
  const purchase = from || to ? within(sql`t.purchase_date`, whole(from, to, today)) : null;
  const archiving =
    archivedFrom || archivedTo ? within(sql`t.archived_at`, whole(archivedFrom, archivedTo, today)) : null;
  const isDefault = !purchase && !archiving && !memberId;
  const lastMonth = { from: dayAfter(today, 1 - poRules.archiveDefaultDays), to: today };
  return sql.join(
    [
      archived,
      ...(purchase ? [purchase] : []),
      ...(archiving ? [archiving] : []),
      ...(isDefault ? [within(sql`t.archived_at`, lastMonth)] : []),
    ],
    sql` and `,
  );
}

/** What a restore checks and writes: the mark of the archive is removed, and the nightly job waits. */
const archiveStepHooks: StepHooksOf<Archive> = {
  restore: {
    rules: eachRecord(({ record: { archivedAt, restoredAt, restoredBy } }) => {
      if (archivedAt === null)
        throw new Refusal('NOT_ARCHIVED', {
          parameters: { by: restoredBy ?? '-', at: restoredAt?.slice(0, 10) ?? '-' },
          result: { restoredBy, restoredAt },
        });
    }),
    perform: eachRecord(({ store }, { caller, now }) => {
      Object.assign(store, {
        archived_at: null,
        restored_at: now,
        restored_by: caller.username,
        archive_hold_until: new Date(now.getTime() + orderRules.archiveHoldDays * dayMs),
      });
    }),
  },
};

/** How archived orders of a line are read, and restored. */
export const poArchiveDefinition = (line: PoLine, texts: ProtectedText): Definition<Archive> => {
  const shared = orderRecord(line, texts);
  return {
    ...shared,
    // A restored order stays readable here: its second restore says who was first.
    where: sql`${ofLine(line)} and (t.archived_at is not null or t.restored_at is not null)`,
    filters: { ...shared.filters, archivedFrom: said, archivedTo: said },
    together: ['from', 'to', 'archivedFrom', 'archivedTo'],
    narrow: archivePeriod,
    steps: archiveStepHooks,
  };
};
