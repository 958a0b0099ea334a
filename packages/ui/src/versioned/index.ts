export { useVersioned, type VersionedOptions, type VersionedRecord } from './useVersioned.ts';
