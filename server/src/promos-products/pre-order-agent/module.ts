import { agentCalls as calls } from '@console/contracts/promos-products/pre-order-agent/calls';
import { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import { agentStates } from '@console/contracts/promos-products/pre-order-agent/vocabulary';
import { isOfOffice } from '@console/contracts/core/page-needs';
import { callsOf } from '@console/contracts/core/resource';
import { afterOutletsMerge } from '../../branches-stores/index.ts';
import { counted, fromSource, requireRecent, sourceOf } from '../../membership/index.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { RequestInfo } from '../../platform/context.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { byCall, onItsPage, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { registerAgent } from './channel.ts';
import { checkAgent } from './check.ts';
import { agentDefinition } from './definition.ts';
import { agentsFollow } from './follow-store.ts';
import { storeDocument } from './documents.ts';

const { module } = preOrderAgents;
const waits = agentStates.find(({ value }) => value === 'new')!.title;

/** An application in the audit trail. */
const applicationActor = (code: string, request: RequestInfo) => ({ ...systemActor(code), request });

/** Calls of applications with a source token: registration, and the documents of a new agent. */
function serveChannel(app: Application, texts: ProtectedText): void {
  const { services } = app;
  const { db, now } = services;
  const options = fromSource(app);
  serve(
    app,
    calls.register,
    counted(services, async ({ body, authorization, request }) => {
      const source = await sourceOf(db, authorization);
      const at = now();
      requireRecent(body, ['phoneVerifiedAt', 'consentedAt'], at);
      return db.transaction().execute(async (tx) => {
        const { id, agentCode, state } = await registerAgent(tx, texts, source, body, at);
        if (id !== null)
          await recordEntry(tx, {
            actor: applicationActor(source.code, request),
            module,
            action: 'CREATE',
            entityId: id,
            entityLabel: `${agentCode} ${body.name}`,
            changes: [
              { field: 'phoneVerifiedAt', before: null, after: body.phoneVerifiedAt },
              { field: 'consentedAt', before: null, after: body.consentedAt },
            ],
            at,
          });
        return { agentCode, state };
      });
    }),
    options,
  );
  serve(
    app,
    calls.document,
    counted(services, async ({ body, authorization, request, upload }) => {
      const source = await sourceOf(db, authorization);
      const actor = applicationActor(source.code, request);
      await storeDocument(services, { ...body, module, sourceId: source.id, upload, actor });
      return { agentCode: body.agentCode };
    }),
    options,
  );
}

/** Pre-order agents (docs/model/pre-order-agents.md). */
export const preOrderAgentModule: Module = async (app) => {
  const texts = await protectionOf(app.services);
  const registered = registerResource(app, preOrderAgents, agentDefinition(app, texts));
  afterOutletsMerge(app).push((merged) => agentsFollow(app.services, registered, merged));
  const { approve, reject } = callsOf(preOrderAgents);
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['new'],
      step: () => waits,
      // Checks that have not passed need reasons, which are typed on its page.
      decisions: { approve: onItsPage(approve), reject: byCall(reject) },
      appliesTo: (caller) => isOfOffice('above-branch', caller),
    }),
  );
  serve(app, calls.check, (context) => checkAgent(app, registered, texts, context));
  serveChannel(app, texts);
};
