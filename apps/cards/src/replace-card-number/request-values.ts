import {
  replacementResults,
  type FeeMode,
  type FoundForReplacement,
  type ReplacementResult,
  type WantedReplacement,
} from '@console/contracts/cards/replace-card-number';

/** Input of the page, stored until it is sent. */
export interface RequestValues {
  readonly reasonId: string;
  readonly result: ReplacementResult | '';
  readonly cardTypeId: string;
  readonly feeMode: FeeMode | '';
  readonly cashReceiptNo: string;
}
export const emptyRequest: RequestValues = { reasonId: '', result: '', cardTypeId: '', feeMode: '', cashReceiptNo: '' };

type Part = 'reasonId' | 'result' | 'feeMode' | 'cashReceiptNo';

export const reasonOf = ({ reasons }: FoundForReplacement, { reasonId }: RequestValues) =>
  reasons.find(({ secureId }) => secureId === reasonId);
/** Type of the new card: the old one's by default, never one that the branch may not give out. */
export const typeOf = ({ types, card }: FoundForReplacement, { cardTypeId }: RequestValues) =>
  types.find(({ secureId, refusal }) => secureId === (cardTypeId || card?.cardTypeId) && refusal === null) ??
  types.find(({ refusal }) => refusal === null);

/** Results that the type has and the member may get; plastic from the safe only at a counter that hands out cards. */
export function resultsFor(
  found: FoundForReplacement,
  values: RequestValues,
  { atCounter }: { readonly atCounter: boolean },
) {
  const type = typeOf(found, values);
  const offered: Readonly<Record<ReplacementResult, boolean>> = {
    DIGITAL: type?.digital ?? false,
    STOCK: atCounter && (type?.physical ?? false),
    PRINT_BRANCH: type?.physical ?? false,
    PRINT_HOME: type?.physical ?? false,
  };
  return replacementResults.filter(({ value }) => offered[value]);
}

/** The fee in rupiah; 0 if the reason of the loss makes the replacement free. */
export const feeOf = (found: FoundForReplacement, values: RequestValues): number =>
  reasonOf(found, values)?.feeCharged && !found.feeExempt ? (typeOf(found, values)?.replacementFee ?? 0) : 0;

/** Whether a second person must approve. */
export const needsApproval = (found: FoundForReplacement, values: RequestValues): boolean =>
  (reasonOf(found, values)?.approvalRequired ?? false) ||
  (feeOf(found, values) > 0 && values.feeMode === 'WAIVED' && found.waiverNeedsApproval);

/** Whether a required loss report is missing: the server would refuse. */
export const lacksLoss = (found: FoundForReplacement, values: RequestValues): boolean =>
  (reasonOf(found, values)?.lossRequired ?? false) && found.lossNo === null;

/** Parts that are not chosen yet; the server checks them again. */
export function missing(found: FoundForReplacement, values: RequestValues): ReadonlySet<Part> {
  const charged = feeOf(found, values) > 0;
  const faults: readonly (readonly [Part, boolean])[] = [
    ['reasonId', values.reasonId === ''],
    ['result', values.result === ''],
    ['feeMode', charged && values.feeMode === ''],
    ['cashReceiptNo', charged && values.feeMode === 'CASH' && values.cashReceiptNo.trim() === ''],
  ];
  return new Set(faults.filter(([, isMissing]) => isMissing).map(([part]) => part));
}

/** The request body, for complete values. */
export function bodyOf(found: FoundForReplacement, values: RequestValues): WantedReplacement {
  const charged = feeOf(found, values) > 0;
  return {
    memberId: found.member.secureId,
    oldCardId: found.card!.secureId,
    resetReasonId: values.reasonId,
    result: values.result as ReplacementResult,
    cardTypeId: typeOf(found, values)!.secureId,
    feeMode: charged && values.feeMode ? values.feeMode : null,
    cashReceiptNo: charged && values.feeMode === 'CASH' ? values.cashReceiptNo.trim() : null,
  };
}
