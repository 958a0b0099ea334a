import { randomUUID } from 'node:crypto';
import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { inquiryCalls } from '@console/contracts/branches-stores/outlet/bank-inquiry';
import { outletLines, outletStates } from '@console/contracts/branches-stores/outlet/vocabulary';
import { stores } from '@console/contracts/branches-stores/store';
import { businessLines, type BusinessLine } from '@console/contracts/core/business-lines';
import { callsOf } from '@console/contracts/core/resource';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { holderOf } from './bank-inquiry.ts';
import { dealerDefinition } from './dealers.ts';
import { serveDraft } from './draft.ts';
import { serveComparison, serveRegistration } from './registration.ts';
import { storeDefinition } from './stores.ts';
import { registerOutletUses } from './uses.ts';

const waits = outletStates.find(({ value }) => value === 'new')!.title;

/** Answers whose a bank account is, and keeps the answer under the keyed hash of the number. */
function serveInquiry(app: Application, line: BusinessLine, texts: ProtectedText): void {
  const { services } = app;
  const { module } = outletLines[line];
  serve(app, inquiryCalls[line], async (context) => {
    const { bankCode, accountNo } = context.body;
    const accountName = await holderOf(services.configuration, { bankCode, accountNo });
    const at = services.now();
    await services.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('bank_inquiry')
        .values({
          id: randomUUID(),
          bank_code: bankCode,
          account_hash: texts.hash(accountNo),
          account_name: accountName,
          asked_by: context.caller.username,
          asked_at: at,
        })
        .execute();
      await recordEntry(tx, {
        actor: actorOf(context),
        module,
        action: 'INQUIRY',
        entityId: null,
        entityLabel: `${bankCode} ******${accountNo.slice(-4)}`,
        at,
      });
    });
    return { accountName };
  });
}

/** Stores and dealers, and inquiries of their bank accounts (docs/adr/0060-outlets.md). */
export const outletModule: Module = async (app) => {
  const texts = await protectionOf(app.services);
  const registered = {
    SPEKTRA: registerResource(app, stores, storeDefinition(app, texts)),
    NMC: registerResource(app, dealersNmc, dealerDefinition(app, texts, 'NMC')),
    UFI: registerResource(app, dealersUfi, dealerDefinition(app, texts, 'UFI')),
  } as const;
  for (const { value: line } of businessLines) {
    const { approve, reject } = callsOf(registered[line].resource as typeof dealersNmc);
    registerApprovals(
      app,
      waitingDocuments(app, registered[line], {
        states: ['new'],
        column: 'status',
        step: () => waits,
        decisions: { approve: byCall(approve), reject: byCall(reject) },
      }),
    );
    serveInquiry(app, line, texts);
    serveComparison(app, line, registered[line]);
  }
  for (const line of ['SPEKTRA', 'UFI'] as const) {
    serveRegistration(app, line, registered[line], texts);
    serveDraft(app, line);
  }
  registerOutletUses(app);
};
