import * as z from 'zod/mini';
import { call } from '../core/call.ts';

/** What the caller has to do with approvals. Apart from the other calls, since home reads it with its first files. */
export const approvalStanding = call({
  name: 'approval.standing',
  method: 'GET',
  base: 'middle',
  access: 'session',
  path: 'approval/standing',
  summary: 'Whether the caller decides anything, has made anything, and in which modules',
  result: z.object({
    decides: z.boolean(),
    made: z.boolean(),
    /** Modules whose changes the caller may decide or has made. */
    modules: z.array(z.object({ module: z.string(), title: z.object({ id: z.string(), en: z.string() }) })),
  }),
});
