import { noticeCalls } from '@console/contracts/platform/notices';
import { openStream } from '../budgets/streams.ts';
import { EventAnswer } from '../../platform/http/answer.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { liveFigures } from './live-figures.ts';
import { LiveHub } from './live-hub.ts';
import { inboxOf, removeOldNotices, unreadOf } from './inbox.ts';

/** The console inbox, and the stream that announces new notices (docs/model/platform.md#notices). */
export const notices: Module = (app) => {
  const { db, now } = app.services;
  const hub = new LiveHub(app.services, liveFigures(app));
  app.http.addHook('preClose', () => hub.close());
  schedule(app, {
    name: 'notice-expire',
    version: 'v1',
    when: daily('03:00'),
    run: async () => ({ done: await removeOldNotices(db, now()) }),
  });
  serve(app, noticeCalls.inbox, ({ caller, query, language }) => inboxOf(app.services, caller.userId, query, language));
  serve(app, noticeCalls.read, async ({ caller, body: { secureIds } }) => {
    await db
      .updateTable('console_notice')
      .set({ read_at: now() })
      .where('user_id', '=', caller.userId)
      .where('read_at', 'is', null)
      .$if(secureIds != null, (rows) =>
        rows.where('id', 'in', [...(secureIds ?? []), '00000000-0000-0000-0000-000000000000']),
      )
      .execute();
    return { unread: await unreadOf(db, caller.userId) };
  });
  serve(app, noticeCalls.stream, async ({ caller, authorization, signal }) => {
    const leaseId = await openStream(db, caller, now());
    const check = () => app.authenticate({ authorization, username: caller.username });
    return new EventAnswer(hub.open({ ...caller, leaseId }, check, signal));
  });
};
