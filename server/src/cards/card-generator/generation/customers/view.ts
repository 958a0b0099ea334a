import { randomUUID } from 'node:crypto';
import type { CustomerPreview } from '@console/contracts/cards/card-generator/customers';
import type { Language } from '@console/contracts/core/text';
import type { Application } from '../../../../platform/http/application.ts';
import type { GenerationFault } from '../table.ts';
import type { CustomerPlan } from './plan.ts';

/** Preview of cards for members, as the contract declares it. */
export function customerView(
  app: Application,
  { rows, parts, gone }: CustomerPlan,
  vendorCode: string,
  language: Language,
): CustomerPreview {
  const say = ({ code, parameters }: GenerationFault) => ({
    code,
    message: app.errors.text(code, language, parameters),
  });
  const issuances = parts.map(({ cardTypeId, cardType, cards }) => ({
    cardTypeId,
    cardType,
    vendorCode,
    quantity: cards.length,
    allotments: cards.length,
    offices: new Set(
      cards.filter(({ waiting }) => waiting.preference === 'BRANCH_PICKUP').map(({ waiting }) => waiting.branchId),
    ).size,
    firstNumber: cards[0]!.cardNo as string,
    lastNumber: cards.at(-1)!.cardNo as string,
  }));
  const shown = rows.map(({ waiting: { id, documentNo, memberName, cardType }, name, cardNo, fault }) => ({
    documentId: id,
    documentNo,
    memberName,
    nameOnCard: name,
    cardType,
    cardNo,
    refusal: fault && say(fault),
  }));
  const lost = gone.map((fault) => ({
    documentId: randomUUID(),
    documentNo: fault.documentNo,
    memberName: '',
    nameOnCard: '',
    cardType: '',
    cardNo: null,
    refusal: say(fault),
  }));
  const all = [...shown, ...lost];
  return {
    quantity: issuances.reduce((sum, { quantity }) => sum + quantity, 0),
    refused: all.filter(({ refusal }) => refusal).length,
    issuances,
    rows: all,
  };
}
