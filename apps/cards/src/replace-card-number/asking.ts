import {
  replacementResults,
  type FeeMode,
  type FoundForReplacement,
  type ReplacementResult,
  type WantedReplacement,
} from '@console/contracts/cards/replace-card-number';

/** What the page asks, as it is kept until it is sent. */
export interface AskValues {
  readonly reasonId: string;
  readonly result: ReplacementResult | '';
  readonly cardTypeId: string;
  readonly feeMode: FeeMode | '';
  readonly cashReceiptNo: string;
}
export const nothingAsked: AskValues = { reasonId: '', result: '', cardTypeId: '', feeMode: '', cashReceiptNo: '' };

type Part = 'reasonId' | 'result' | 'feeMode' | 'cashReceiptNo';

export const reasonOf = ({ reasons }: FoundForReplacement, { reasonId }: AskValues) =>
  reasons.find(({ secureId }) => secureId === reasonId);
/** The type of the new card: the old one's unless another is chosen, and never one that the branch may not give. */
export const typeOf = ({ types, card }: FoundForReplacement, { cardTypeId }: AskValues) =>
  types.find(({ secureId, refusal }) => secureId === (cardTypeId || card?.cardTypeId) && refusal === null) ??
  types.find(({ refusal }) => refusal === null);

/** Results that the type has and the member can have; plastic of the safe only at a counter that hands cards over. */
export function resultsFor(
  found: FoundForReplacement,
  values: AskValues,
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

/** What is charged, in rupiah; nothing where the card was lost for a reason that makes another one free. */
export const feeOf = (found: FoundForReplacement, values: AskValues): number =>
  reasonOf(found, values)?.feeCharged && !found.feeExempt ? (typeOf(found, values)?.replacementFee ?? 0) : 0;

/** Whether a second person will have to approve. */
export const needsApproval = (found: FoundForReplacement, values: AskValues): boolean =>
  (reasonOf(found, values)?.approvalRequired ?? false) ||
  (feeOf(found, values) > 0 && values.feeMode === 'WAIVED' && found.waiverNeedsApproval);

/** A report of loss is asked for and there is none: the services would refuse. */
export const lacksLoss = (found: FoundForReplacement, values: AskValues): boolean =>
  (reasonOf(found, values)?.lossRequired ?? false) && found.lossNo === null;

/** What is not chosen yet; the services check the same again. */
export function missing(found: FoundForReplacement, values: AskValues): ReadonlySet<Part> {
  const charged = feeOf(found, values) > 0;
  const faults: readonly (readonly [Part, boolean])[] = [
    ['reasonId', values.reasonId === ''],
    ['result', values.result === ''],
    ['feeMode', charged && values.feeMode === ''],
    ['cashReceiptNo', charged && values.feeMode === 'CASH' && values.cashReceiptNo.trim() === ''],
  ];
  return new Set(faults.filter(([, isMissing]) => isMissing).map(([part]) => part));
}

/** The body of the call, of values with nothing missing. */
export function bodyOf(found: FoundForReplacement, values: AskValues): WantedReplacement {
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
