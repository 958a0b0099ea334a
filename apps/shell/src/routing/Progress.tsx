import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import './routing.css';

/** A bar along the top while a page is on its way; it shows itself only when that takes a moment. */
export function Progress() {
  return <div className="route-progress" role="progressbar" aria-label={useMessages(messages)('loading')} />;
}
