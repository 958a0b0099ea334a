import { holdEarly, mutationEndpoint, queryEndpoint } from '@console/api';
import { preferences, session, takeStart } from '@console/auth';
import { noticeCalls } from '@console/contracts/platform/notices';
import { inboxQuery } from '@console/contracts/shell/start-address';

/**
 * The console inbox; refetched after each of the user's own actions, since every one adds to the audit trail
 * (docs/model/platform.md#notices).
 */
export const inbox = queryEndpoint(noticeCalls.inbox, { follows: ['audit-trail'] });
export const readNotices = mutationEndpoint(noticeCalls.read);

/** The first read of a session takes its answer from the start-up call, unless its texts are of another language. */
export const holdFirstInbox = (): void =>
  holdEarly(noticeCalls.inbox, { query: inboxQuery }, async () => {
    const first = await takeStart('inbox', session.get().username);
    return first?.language === preferences.get().language ? { data: first.data } : null;
  });
