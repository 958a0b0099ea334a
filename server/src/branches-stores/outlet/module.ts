import { randomUUID } from 'node:crypto';
import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { outletStates } from '@console/contracts/branches-stores/outlet/vocabulary';
import { callsOf } from '@console/contracts/core/resource';
import { inquiryCalls } from '@console/contracts/branches-stores/outlet/bank-inquiry';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { holderOf } from './bank-inquiry.ts';
import { dealerDefinition } from './definition.ts';
import { registerDealerUses } from './uses.ts';

const waits = outletStates.find(({ value }) => value === 'new')!.title;

/** Dealers of NMC and UFI, and inquiries of their bank accounts (docs/model/branches-stores.md#dealers). */
export const outletModule: Module = async (app) => {
  const { services } = app;
  const texts = await protectionOf(services);
  const dealers = [
    [dealersNmc, registerResource(app, dealersNmc, dealerDefinition(app, texts, 'NMC'))],
    [dealersUfi, registerResource(app, dealersUfi, dealerDefinition(app, texts, 'UFI'))],
  ] as const;
  for (const [resource, registered] of dealers) {
    const { approve, reject } = callsOf(resource as typeof dealersNmc);
    registerApprovals(
      app,
      waitingDocuments(app, registered, {
        states: ['new'],
        column: 'status',
        step: () => waits,
        decisions: { approve: byCall(approve), reject: byCall(reject) },
      }),
    );
  }
  registerDealerUses(app);
  for (const [line, { module }] of [
    ['NMC', dealersNmc],
    ['UFI', dealersUfi],
  ] as const)
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
};
