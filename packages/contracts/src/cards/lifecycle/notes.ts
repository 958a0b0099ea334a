import type { TransitionCode } from './transitions.ts';

/**
 * What the document of a transition guards and what it records besides the movement, in words for those who read about
 * it (docs/model/cards.md#transitions).
 */
export const transitionNotes: Readonly<Record<TransitionCode, { readonly guard: string; readonly records: string }>> = {
  C1: {
    guard: 'allotment approved and not generated; range active with free numbers',
    records: 'Issuance(BRANCH), cards STOCK, range counter',
  },
  C2: {
    guard:
      'verification APPROVED with preference BRANCH_PICKUP or HOME, or replacement WAITING_NUMBER; ' +
      'member active; no live card (a replaced one is cancelled in the same transaction)',
    records: 'Issuance(CUSTOMER), card PERSONAL, verification.cardId or replacement.newCardId',
  },
  C3: {
    guard: 'source channel other than PWA; member active; no live card, as C2',
    records: 'card DIGITAL, activatedAt, expiryDate',
  },
  C4: { guard: 'as C3', records: 'as C3' },
  P1: { guard: "issuance open, vendor set and equal to the user's", records: 'PrintBatch, print file, printCount+1' },
  P2: {
    guard: 'print request REQUESTED; name and address complete',
    records: 'Issuance(ECARD), PrintBatch, request SELECTED',
  },
  P3: { guard: 'as P2', records: 'as P2' },
  P4: {
    guard: 'batch not printed (no "printed" stamp); kind not DIGITAL; whole batch',
    records: 'batch WITHDRAWN, printCount-1',
  },
  P5: {
    guard: 'kind DIGITAL, born Digital, not yet dispatched; printed plastic destroyed (tick + count)',
    records: 'request back to REQUESTED or WITHDRAWN',
  },
  P6: { guard: 'as P5', records: 'as P5' },
  D1: {
    guard: "batch printed; destination active; PERSONAL cards only to the member's pick-up branch, never to an MRA",
    records: 'Delivery(OFFICE) + lines',
  },
  D2: {
    guard: 'batch printed; holder with complete address; AWB unique per courier',
    records: 'Delivery(CUSTOMER) + lines',
  },
  D3: {
    guard: 'destination is a branch; line SENT; receipt file',
    records: 'line RECEIVED; PERSONAL opens a PickUp WAITING',
  },
  D4: { guard: 'destination (or origin, on reject) is an MRA', records: 'line RECEIVED / REJECTED / RECALLED' },
  D5: {
    guard: "delivery from the vendor; no line received; within 24 h of dispatch or courier's return note uploaded",
    records: 'delivery RECALLED',
  },
  D6: {
    guard: 'received date >= dispatch date; receiver and relation filled',
    records: 'line RECEIVED, activatedAt, app message',
  },
  D7: {
    guard: "active reason-delivery-return; the branch is the member's",
    records: 'line RETURNED with reason; opens PickUp WAITING',
  },
  D8: { guard: 'origin VENDOR, as D5', records: 'delivery RECALLED' },
  D9: {
    guard: 'PERSONAL or DIGITAL; an open pick-up is closed as REDELIVERED; at most 2 home attempts',
    records: 'Delivery(CUSTOMER), origin BRANCH',
  },
  S1: { guard: 'unbound; branch belongs to this MRA', records: 'AssignmentLine SENT' },
  S2: {
    guard: 'TRANSFER: same MRA; RETURN: unbound, to own MRA',
    records:
      "AssignmentLine SENT; a waiting card's pick-up is CANCELLED, D3 at the new branch opens another " +
      'with the old deadline',
  },
  S3: { guard: 'line SENT', records: 'line REJECTED / RECALLED' },
  U1: {
    guard:
      'identity checks passed; member active; PERSONAL: right member; STOCK: member verified and ' +
      'without live card, or an e-card to be replaced',
    records: 'PickUp COMPLETED, holder, activatedAt, expiryDate, SMS CARD_PICKED_UP',
  },
  L1: {
    guard: 'report REPORTED by someone else; police letter when the reason asks',
    records: 'Loss CONFIRMED, holds released',
  },
  L2: { guard: 'line MISSING, or delivery overdue', records: 'line LOST' },
  L3: {
    guard: "caller identified (2 of: phone OTP, mother's maiden name, KTP)",
    records: 'Loss CONFIRMED at once, number blocked, SMS CARD_LOST',
  },
  L4: { guard: 'plastic in hand (photo); unbound; not replaced', records: 'Loss FOUND' },
  L5: {
    guard: "PERSONAL or DIGITAL only at the member's branch; not replaced",
    records: 'Loss FOUND; PickUp WAITING when bound',
  },
  L6: {
    guard: 'was Customer; not replaced; member identified again',
    records: 'Loss FOUND, number unblocked, app message',
  },
  L7: { guard: 'was Picked_Up', records: 'as L6' },
  X1: { guard: 'reason text; PERSONAL: verification returns to the generator queue', records: 'number burnt' },
  X2: {
    guard: "kind not DIGITAL; vendor's spoilage note",
    records: 'batch spoiled+1; PERSONAL: verification or replacement returns to the generator queue',
  },
  X3: { guard: 'WriteOff approved; destruction minutes uploaded', records: 'WriteOff EXECUTED' },
  X4: { guard: 'replacement document, reason, or job name', records: 'replacedByCardId when replaced' },
  X5: { guard: 'job: no open replacement', records: 'Loss REPLACED or CLOSED' },
};
