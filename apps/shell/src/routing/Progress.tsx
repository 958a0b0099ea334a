import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import './routing.css';

/** A progress bar at the top while a page loads; it appears only when that takes a moment. */
export function Progress() {
  return <div className="route-progress" role="progressbar" aria-label={useMessages(messages)('loading')} />;
}
