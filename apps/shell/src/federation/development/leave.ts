import { sendCall } from '@console/api';
import { developmentCalls } from '@console/contracts/platform/releases/development';
import { deletePermission } from './stored-permission.ts';
import { development } from './running.ts';

/** Reloads the page without the developed remote: running code is never replaced within a document. */
function reload(): void {
  location.replace(location.pathname + location.search);
}

/** Stops using the developed remote: in this tab at once, on the server as soon as the call arrives. */
export async function endDevelopment(): Promise<void> {
  const running = development.get();
  deletePermission();
  if (running) await sendCall(developmentCalls.end, { body: { id: running.id } }).catch(() => undefined);
  reload();
}

/** The permission has expired: reloads with the released remote. The new document says why. */
export function leaveDevelopment(): void {
  deletePermission('over');
  reload();
}
