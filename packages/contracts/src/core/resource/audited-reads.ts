import type { Resource } from './declaration.ts';

type Read = Pick<Resource, 'fields' | 'derived' | 'auditsReads'>;

/**
 * Whether the services write an audit entry when somebody reads one record: it contains personal data, masked or not,
 * or its contract says so (docs/model/platform.md#audit).
 */
export const isReadAudited = ({ fields, derived, auditsReads }: Read): boolean =>
  auditsReads !== undefined || Object.values({ ...fields, ...derived }).some(({ personal }) => personal !== undefined);
