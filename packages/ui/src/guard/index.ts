export { hasUnsaved as hasUnsavedChanges } from '@console/auth';
export { useUnsavedGuard } from './use-unsaved-guard.ts';
