export { useVersioned, type VersionedOptions, type VersionedRecord } from './use-versioned.ts';
