export { hasUnsaved as hasUnsavedChanges } from '@console/auth';
export { useUnsavedGuard } from './useUnsavedGuard.ts';
