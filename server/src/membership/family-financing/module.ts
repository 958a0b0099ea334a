import { familyCalls as calls, familyFinancings, familyStates } from '@console/contracts/membership/family-financing';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import { memberOrders } from '../member/orders.ts';
import { fromSource } from '../token-management/admit.ts';
import { familyDefinition } from './definition.ts';
import { reviewFamilies } from './jobs.ts';
import { reviewOf } from './review.ts';
import { counted } from '../token-management/misses.ts';
import { requireRecent } from '../token-management/recent.ts';
import { submitFamily } from './submit.ts';

const waits = familyStates.find(({ value }) => value === 'RECOMMENDED')!.title;

/** Parts of a limit that are lent to family (docs/model/membership.md#family-financing). */
export const familyFinancingModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const texts = await protectionOf(services);
  const registered = registerResource(app, familyFinancings, familyDefinition(texts));
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['RECOMMENDED'],
      step: () => waits,
      decisions: { approve: byCall(calls.approve), reject: byCall(calls.decline) },
    }),
  );
  serve(app, calls.review, async ({ parameters: { secureId = '' }, caller }) => {
    const [row] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!row) throw notFound();
    const stored = await db
      .selectFrom('family_financing')
      .selectAll()
      .where('id', '=', row.secureId)
      .executeTakeFirstOrThrow();
    return reviewOf(db, { orders: memberOrders(app).current, texts, now: now() }, stored);
  });
  serve(
    app,
    calls.submit,
    counted(services, async ({ body }) => {
      requireRecent(body, ['consentedAt'], now());
      return { requestNo: await db.transaction().execute((tx) => submitFamily(tx, texts, body, now())) };
    }),
    fromSource(app),
  );
  schedule(app, { name: 'family-review', version: 'v1', when: daily('04:00'), run: () => reviewFamilies(db, now()) });
};
