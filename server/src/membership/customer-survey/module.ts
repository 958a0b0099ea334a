import { surveyCalls as calls, surveys } from '@console/contracts/membership/customer-survey';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily, hourly } from '../../platform/schedule/when.ts';
import { registerActs } from '../../records/acts/register.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import { fromSource, sourceOf } from '../token-management/admit.ts';
import { counted } from '../token-management/misses.ts';
import { answerSurvey, inviteSurvey } from './ask.ts';
import { surveyDefinition } from './definition.ts';
import { figuresOf } from './figures.ts';
import { followUpPerformers } from './follow-up.ts';
import { expireSurveys, notifyOverdue } from './jobs.ts';

/** Satisfaction of members (docs/model/membership.md#surveys). */
export const customerSurveyModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const registered = registerResource(app, surveys, surveyDefinition(await protectionOf(services), now));
  registerActs(app, surveys, registered, followUpPerformers(registered, now) as never);
  const source = fromSource(app);
  serve(app, calls.figures, ({ query, caller }) => figuresOf(db, query, caller.scope));
  serve(app, calls.given, async ({ parameters: { secureId = '' }, caller }) => {
    const [row] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!row) throw notFound();
    const [{ answers }, notes] = await Promise.all([
      db.selectFrom('survey').select('answers').where('id', '=', secureId).executeTakeFirstOrThrow(),
      db
        .selectFrom('survey_note')
        .select(['at', 'by', 'note as text', 'contacted'])
        .where('survey_id', '=', secureId)
        .orderBy('at', 'desc')
        .limit(100)
        .execute(),
    ]);
    return { answers, notes };
  });
  serve(
    app,
    calls.invite,
    counted(services, async ({ body, authorization }) => {
      const { id } = await sourceOf(db, authorization);
      return { surveyNo: await db.transaction().execute((tx) => inviteSurvey(tx, body, id, now())) };
    }),
    source,
  );
  serve(
    app,
    calls.answer,
    async ({ body, authorization }) => {
      const { id } = await sourceOf(db, authorization);
      await db.transaction().execute((tx) => answerSurvey(tx, body, id, now()));
      return { surveyNo: body.surveyNo };
    },
    source,
  );
  schedule(app, { name: 'survey-expire', version: 'v1', when: daily('04:00'), run: () => expireSurveys(db, now()) });
  schedule(app, { name: 'survey-overdue', version: 'v1', when: hourly, run: () => notifyOverdue(db, now()) });
};
