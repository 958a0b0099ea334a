export { changesOf } from './calls.ts';
export { needsReason, reasonSection, withReason } from './reason.ts';
export { useByAdmin } from './useByAdmin.ts';
export { useFourEyes, waitingIn } from './useFourEyes.ts';
