import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Promos } from '@console/contracts/promos-products/promo';
import { promoAdminOnly } from '@console/contracts/promos-products/promo/errors';
import { sql } from 'kysely';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import { requireTicked, tickedLines, worded } from '../../records/changes/warnings.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import {
  eachRecord,
  type StepHooks,
  type StepHooksOf,
  type StepRecord,
  type StepSet,
} from '../../records/steps/hooks.ts';
import { hideBanners } from './hide-banners.ts';
import { conflictLock } from './locks.ts';
import { promoRow, type PromoRow } from './promo-row.ts';
import { activationRefusals, activationWarnings, refusalsOfPromo } from './readiness.ts';
import { conflictOf, reachOfPromo } from './refuse-conflict.ts';

type Each = StepRecord<Promos>;
const adminWarnings: readonly string[] = promoAdminOnly.warnings;

/** A promo that a second person is asked to activate: one that is new, or an inactive one that somebody asks for. */
async function requireAsked(each: Each, { tx }: StepSet<Promos, unknown>, step: string): Promise<void> {
  if (each.record.state === 'new') return;
  const { rows } = await sql`select from promo where id = ${each.record.secureId}
    and reactivation_asked_at is not null`.execute(tx);
  if (rows.length === 0) throw invalidState(each.record.state, step);
}

const rowOf = async ({ tx }: StepSet<Promos, unknown>, line: BusinessLine, { record }: Each): Promise<PromoRow> =>
  (await promoRow(tx, line, record.secureId))!;

/** Activates promos: what refuses them, the ticks of their warnings, and their lines. */
function activation(app: Application, line: BusinessLine): StepHooks<Promos, { acknowledged?: string[] | null }> {
  const warned = async (set: StepSet<Promos, unknown>, each: Each) =>
    worded(app.errors, await activationWarnings(app, set.tx, await rowOf(set, line, each)));
  return {
    locks: async (tx) => lockByName(tx, conflictLock(line)),
    async rules(set) {
      const activated: string[] = [];
      for (const each of set.records)
        try {
          await requireAsked(each, set, 'activate');
          const [refusal] = await activationRefusals(app, set.tx, await rowOf(set, line, each), activated);
          if (refusal) throw refusal;
          const warnings = await warned(set, each);
          if (!set.caller.isAdmin && warnings.some(({ code }) => adminWarnings.includes(code)))
            throw new Refusal(promoAdminOnly.refusal);
          requireTicked(warnings, set.values.acknowledged ?? []);
          activated.push(each.record.secureId);
        } catch (cause) {
          if (!(cause instanceof Refusal)) throw cause;
          each.refuse(cause);
        }
    },
    perform: eachRecord(async (each, set) => {
      // Without ticks there was nothing to tick.
      const warnings = set.values.acknowledged?.length ? await warned(set, each) : [];
      Object.assign(each.store, {
        activated_by: set.caller.username,
        activated_at: set.now,
        reactivation_asked_at: null,
        inactive_reason: null,
        inactive_note: null,
        acknowledged: JSON.stringify(warnings),
      });
      each.entry = { lines: tickedLines(warnings) };
    }),
    // The lines that waited are approved together with their promo.
    async effects({ tx, records }) {
      const ids = records.map(({ record }) => record.secureId);
      await sql`update promo_rate_line l set approval = 'APPROVED', version = l.version + 1 from promo_rate r
        where r.id = l.rate_id and r.promo_id = any(${ids}::uuid[]) and l.approval = 'PENDING'
          and l.ended_on is null`.execute(tx);
    },
  };
}

/** What happens to the promos of a line (docs/model/promos.md#states). */
export function promoSteps(app: Application, line: BusinessLine): StepHooksOf<Promos> {
  const today = () => jakartaDay(app.services.now());
  const activate = activation(app, line);
  return {
    approve: activate,
    activate: activate as StepHooks<Promos>,
    reject: {
      rules: eachRecord((each, set) => requireAsked(each, set, 'reject')),
      perform: eachRecord((each, { values: { reason } }) => {
        Object.assign(each.store, { reactivation_asked_at: null });
        // A refused reactivation leaves the promo as it was.
        if (each.record.state === 'new')
          Object.assign(each.store, { inactive_reason: 'REJECTED', inactive_note: reason });
      }),
      async effects({ tx, records }) {
        const ids = records.filter(({ record }) => record.state === 'new').map(({ record }) => record.secureId);
        await sql`update promo_rate_line l set approval = 'REJECTED' from promo_rate r
          where r.id = l.rate_id and r.promo_id = any(${ids}::uuid[]) and l.approval = 'PENDING'`.execute(tx);
      },
    },
    withdraw: {
      rules: eachRecord((each, set) => requireAsked(each, set, 'withdraw')),
      perform: eachRecord((each) => {
        Object.assign(each.store, { reactivation_asked_at: null });
        if (each.record.state === 'new') Object.assign(each.store, { inactive_reason: 'MANUAL' });
      }),
    },
    deactivate: {
      perform: eachRecord(({ store }, { values: { reason } }) => {
        Object.assign(store, { inactive_reason: 'MANUAL', inactive_note: reason });
      }),
      effects: ({ tx, records, actor, caller, now }) =>
        hideBanners(
          app,
          tx,
          records.map(({ record }) => record.secureId),
          { actor, caller, now },
        ),
    },
    reactivate: {
      async rules(set) {
        for (const each of set.records) {
          const promo = await rowOf(set, line, each);
          const [refusal] = await refusalsOfPromo(set.tx, promo, today());
          const conflict = refusal
            ? null
            : await conflictOf(set.tx, await reachOfPromo(set.tx, promo), { today: today() });
          const { rows } = await sql`select from promo where id = ${promo.id}
            and reactivation_asked_at is not null`.execute(set.tx);
          const pending = rows.length > 0 ? new Refusal('CHANGE_PENDING') : null;
          const found = refusal ?? pending ?? conflict;
          if (found) each.refuse(found);
        }
      },
      perform: eachRecord(({ store }, { caller, now }) => {
        Object.assign(store, { reactivation_asked_at: now, editors: [caller.username] });
      }),
    },
  };
}
