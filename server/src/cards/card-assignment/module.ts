import { assignmentCalls, assignments } from '@console/contracts/cards/card-assignment';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { registerLossSource } from '../card-lost/sources.ts';
import { actsFor, cardActor } from '../lifecycle/actor.ts';
import { createAssignment } from './create.ts';
import { assignmentDefinition } from './definition.ts';
import { freeCards, sendableCard } from './free.ts';
import { draftJob, overdueJob, releaseDrafts, notifyOverdue } from './jobs.ts';
import { addRemark, lineDetail, linesOf } from './lines.ts';
import { assignmentLosses } from './loss.ts';
import { destinationsFor } from './needs.ts';
import { originOf, senderAt } from './offices.ts';
import { recallLine, rejectLine } from './give-back.ts';
import { receiveLine } from './receive.ts';
import { cancelAssignment, sendAssignment } from './send.ts';

/** Stock transfers between safes: assignments with lines, cards and remarks. */
export const assignmentModule: Module = (app) => {
  const { services } = app;
  registerResource(app, assignments, assignmentDefinition);
  registerLossSource(app, 'assignment', assignmentLosses);
  serve(app, assignments.calls['lines'], ({ db, caller, parameters: { secureId = '' } }) =>
    linesOf(db, { caller }, secureId),
  );
  serve(app, assignmentCalls.line, (context) => lineDetail(services, context, context.parameters['secureId'] ?? ''));
  serve(app, assignmentCalls.destinations, (context) => destinationsFor(services, context));
  serve(app, assignmentCalls.search, ({ query, caller }) =>
    services.db.transaction().execute(async (tx) => {
      const origin = { kind: query.originKind, id: query.originId } as const;
      if (!actsFor(await cardActor(tx, caller), origin)) throw notFound();
      return freeCards(tx, origin, query);
    }),
  );
  serve(app, assignmentCalls.checkCard, (context) =>
    services.db.transaction().execute(async (tx) => {
      const origin = originOf(context.query.kind, context.query.originId);
      await senderAt(tx, context as Context, origin);
      return sendableCard(tx, context.query.kind, origin, context.query.cardNo);
    }),
  );
  serve(app, assignmentCalls.create, (context) => createAssignment(services, context));
  serve(app, assignmentCalls.send, (context) => sendAssignment(services, context));
  serve(app, assignmentCalls.cancel, (context) => cancelAssignment(services, context));
  serve(app, assignmentCalls.receive, (context) => receiveLine(services, context));
  serve(app, assignmentCalls.reject, (context) => rejectLine(services, context));
  serve(app, assignmentCalls.recall, (context) => recallLine(services, context));
  serve(app, assignmentCalls.remark, (context) => addRemark(services, context));
  schedule(app, { name: draftJob, version: 'v1', when: daily('02:00'), run: () => releaseDrafts(services) });
  schedule(app, { name: overdueJob, version: 'v1', when: daily('06:00'), run: () => notifyOverdue(services) });
};
