import { sendCall } from '@console/api';
import { developmentCalls } from '@console/contracts/platform/releases/development';
import { forgetPermission } from './kept.ts';
import { development } from './running.ts';

/** Opens the page anew, without the developed remote: what runs is never swapped. */
function openAnew(): void {
  location.replace(location.pathname + location.search);
}

/** Ends the use of the developed remote, here at once and in the services as soon as they hear of it. */
export async function endDevelopment(): Promise<void> {
  const running = development.get();
  forgetPermission();
  if (running) await sendCall(developmentCalls.end, { body: { id: running.id } }).catch(() => undefined);
  openAnew();
}

/** Its time is over: the released remote takes its place, in a new document that says so. */
export function leaveDevelopment(): void {
  forgetPermission('over');
  openAnew();
}
