import * as z from 'zod/mini';
import { call } from '../core/call.ts';

/** How long the console can be viewed as a role at one go, in minutes. */
export const viewAsMinutes = 30;

/** As which role the console is viewed, and until when. */
export const viewing = z.object({ roleSecureId: z.string(), roleName: z.string(), until: z.string() });
export type Viewing = z.infer<typeof viewing>;

/** An admin views the console as a role. Changes are refused while it lasts (ADR 16). */
export const viewAsCalls = {
  start: call({
    name: 'roles.view-as',
    method: 'POST',
    base: 'middle-v2',
    path: 'roles/view-as',
    access: { privilege: 'roles:browse', action: 'operate' },
    summary: 'Views the console as a role, read only, for a while; admins only',
    body: z.object({ roleSecureId: z.uuid() }),
    result: viewing,
    errors: ['NOT_FOUND'],
  }),
  end: call({
    name: 'roles.view-as.end',
    method: 'PUT',
    base: 'middle-v2',
    path: 'roles/view-as/end',
    access: 'session',
    summary: 'Back to the own roles',
    result: z.null(),
  }),
} as const;
