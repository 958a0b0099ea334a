/** What other domains may use of logs and messages. */
export type { SeedSources } from './download-management/seed/contents.ts';
export { composeSms } from './update-sms-content/compose.ts';
