import { auditCalls, auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { actorOf } from '../../../platform/audit/actor.ts';
import { recordEntry } from '../../../platform/audit/record.ts';
import type { Module } from '../../../platform/http/application.ts';
import { invalid } from '../../../platform/http/refusal.ts';
import { serve } from '../../../platform/http/serve.ts';
import { adminIds, notify } from '../../../people/notices/notify.ts';
import { schedule } from '../../../platform/schedule/job.ts';
import { daily } from '../../../platform/schedule/when.ts';
import { toWireInstant } from '../../../platform/database/type-parsers.ts';
import { sealDays, verifyDay } from './seal.ts';

/** The daily seal of the audit trail and its verification (docs/model/platform.md#seal). */
export const auditSeal: Module = (app) => {
  const { db, now } = app.services;
  schedule(app, {
    name: 'audit-seal',
    version: 'v1',
    when: daily('00:15'),
    run: async () => ({ done: await sealDays(db, now()) }),
  });
  serve(app, auditCalls.verify, async (context) => {
    const { date } = context.body;
    if (date > toWireInstant(now()).slice(0, 10)) throw invalid({ field: 'date', code: 'NOT_ALLOWED' });
    const result = await verifyDay(db, date, now());
    await recordEntry(db, {
      actor: actorOf(context),
      module: auditTrail.module,
      action: 'VERIFY',
      entityType: 'audit-seal',
      entityId: date,
      entityLabel: date,
      recordCount: result.entries,
      changes: [{ field: 'seal', before: null, after: result.state }],
      at: now(),
    });
    if (result.state === 'broken')
      await notify(db, {
        userIds: await adminIds(db),
        kind: 'SEAL_BROKEN',
        parameters: { date },
        link: `/audit-trail?from=${date}&to=${date}`,
        at: now(),
      });
    return result;
  });
};
