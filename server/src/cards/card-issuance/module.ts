import { printBatches } from '@console/contracts/cards/card-issuance/batches';
import { deliveries, deliveryLines } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls, issuances } from '@console/contracts/cards/card-issuance/issuance';
import { issuanceCards } from '@console/contracts/cards/card-issuance/lines';
import type { Module } from '../../platform/http/application.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { daily } from '../../platform/schedule/when.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { registerLossSource } from '../card-lost/sources.ts';
import { registerResource } from '../../records/operations/register.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { serve } from '../../platform/http/serve.ts';
import { markPrinted, withdrawBatch } from './batches/acts.ts';
import { takePrintFile } from './batches/file.ts';
import { startPrint } from './batches/start.ts';
import { cancelCard, cancelSpoiled, reportSpoiled } from './card/acts.ts';
import { readCard } from './card/read.ts';
import { deliveryDefinition, deliveryLineDefinition } from './definitions/deliveries.ts';
import { issuanceDefinition } from './definitions/issuances.ts';
import { batchDefinition, lineDefinition } from './definitions/parts.ts';
import { flagOverdue } from './deliveries/overdue.ts';
import { deliveryLosses } from './deliveries/losses.ts';
import { numbers, papers } from './deliveries/papers.ts';
import { recall } from './deliveries/recall.ts';
import { customerPlan } from './deliveries/member-plan.ts';
import { dispatchCustomer } from './deliveries/to-members.ts';
import { branchPlan, dispatchBranch } from './deliveries/to-offices.ts';
import { assignVendor, cancelIssuance } from './issuances/acts.ts';
import { previewResults, receiveResults } from './receipts/by-courier.ts';
import { receiveAtOffice } from './receipts/by-office.ts';
import { confirmInHand } from './receipts/in-hand.ts';
import { supersede } from './receipts/supersede.ts';
import type { Work } from './work.ts';

/** Print orders with cards, batches, deliveries and receipts (docs/model/cards.md#issuance). */
export const cardIssuanceModule: Module = async (app) => {
  const texts = await protectionOf(app.services);
  const work: Work = {
    app,
    issuances: registerResource(app, issuances, issuanceDefinition),
    batches: registerResource(app, printBatches, batchDefinition),
    deliveries: registerResource(app, deliveries, deliveryDefinition),
  };
  const lines: RegisteredResource = registerResource(app, issuanceCards, lineDefinition);
  const deliveryCards: RegisteredResource = registerResource(app, deliveryLines, deliveryLineDefinition(texts));
  serve(app, issuanceCalls.assignVendor, (context) => assignVendor(work, context));
  serve(app, issuanceCalls.cancel, (context) => cancelIssuance(work, context));
  serve(app, issuanceCalls.startPrint, (context) => startPrint(work, context));
  serve(app, issuanceCalls.printFile, (context) => takePrintFile(work, context));
  serve(app, issuanceCalls.markPrinted, (context) => markPrinted(work, context));
  serve(app, issuanceCalls.withdraw, (context) => withdrawBatch(work, context));
  serve(app, issuanceCalls.card, (context) => readCard(lines, context));
  serve(app, issuanceCalls.spoiled, (context) => reportSpoiled(work, lines, context));
  serve(app, issuanceCalls.cancelCard, (context) => cancelCard(work, lines, context));
  serve(app, issuanceCalls.cancelSpoiled, (context) => cancelSpoiled(work, lines, context));
  serve(app, issuanceCalls.branchPlan, (context) => branchPlan(work, context));
  serve(app, issuanceCalls.dispatchBranch, (context) => dispatchBranch(work, context));
  serve(app, issuanceCalls.customerPlan, (context) => customerPlan(work, texts, context));
  serve(app, issuanceCalls.dispatchCustomer, (context) => dispatchCustomer(work, texts, context));
  serve(app, issuanceCalls.numbers, (context) => numbers(work, deliveryCards, context));
  serve(app, issuanceCalls.papers, (context) => papers(work, texts, context));
  serve(app, issuanceCalls.recall, (context) => recall(work, context));
  serve(app, issuanceCalls.receive, (context) => receiveAtOffice(work, context));
  serve(app, issuanceCalls.receiveResults, (context) => receiveResults(work, context));
  serve(app, issuanceCalls.previewResults, (context) => previewResults(work, context));
  serve(app, issuanceCalls.supersede, (context) => supersede(work, context));
  serve(app, issuanceCalls.confirmInHand, (context) => confirmInHand(work, context));
  registerLossSource(app, 'delivery', deliveryLosses);
  schedule(app, {
    name: 'card-delivery-overdue',
    version: 'v1',
    when: daily('06:00'),
    run: () => flagOverdue(app.services),
  });
};
