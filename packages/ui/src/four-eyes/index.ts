export { changesOf } from './calls.ts';
export { awaitsApproval, needsReason, reasonSection, withReason } from './reason.ts';
export { useByAdmin } from './use-by-admin.ts';
export { useFourEyes, waitingIn } from './use-four-eyes.ts';
export { changesAddress } from './changes-address.ts';
