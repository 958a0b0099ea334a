import { memberMessages } from '../../membership/index.ts';
import type { Module } from '../../platform/http/application.ts';
import { composeSms } from './compose.ts';

/** Writes the texts of messages that tell members of events. */
export const smsOfMembers: Module = (app) => {
  memberMessages(app).current = {
    async compose(db, code, values) {
      const composed = await composeSms(db, { code, line: 'ALL', channel: 'SMS', values });
      if ('text' in composed) return composed.text;
      app.services.log.warn({ code, ...composed }, 'sms not composed');
      return null;
    },
  };
};
