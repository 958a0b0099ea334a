export { hasUnsaved as hasUnsavedChanges } from '@console/auth';
export { LeaveGuard } from './LeaveGuard.tsx';
export { useUnsavedGuard } from './use-unsaved-guard.ts';
