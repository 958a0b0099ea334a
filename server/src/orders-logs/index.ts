/** What other domains may use of logs and messages. */
export { composeSms } from './update-sms-content/compose.ts';
