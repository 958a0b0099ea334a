import type { TransitionCode } from './transitions.ts';

/**
 * Codes of the transitions by name. Code uses the name; the database, the audit trail and the model use the code.
 * @example transition(tx, { code: transitionCode.writeOff, document, actor, at, cards })
 */
export const transitionCode = {
  createStock: 'C1',
  createPersonal: 'C2',
  createDigital: 'C3',
  createPwaDigital: 'C4',
  startPrint: 'P1',
  selectDigital: 'P2',
  selectPwaDigital: 'P3',
  withdrawBatch: 'P4',
  withdrawDigital: 'P5',
  withdrawPwaDigital: 'P6',
  sendToOffice: 'D1',
  sendToMember: 'D2',
  receiveAtBranch: 'D3',
  receiveAtMra: 'D4',
  recallFromOffice: 'D5',
  receiveByMember: 'D6',
  confirmInHand: 'D7',
  recallFromMember: 'D8',
  resendToMember: 'D9',
  assignFromMra: 'S1',
  assignFromBranch: 'S2',
  returnToBranch: 'S3',
  handOver: 'U1',
  confirmOfficeLoss: 'L1',
  confirmCourierLoss: 'L2',
  blockByMember: 'L3',
  findAtMra: 'L4',
  findAtBranch: 'L5',
  findAtMember: 'L6',
  findPickedUp: 'L7',
  cancelUnprinted: 'X1',
  cancelSpoiled: 'X2',
  writeOff: 'X3',
  cancelNumber: 'X4',
  cancelLost: 'X5',
} as const satisfies Record<string, TransitionCode>;
