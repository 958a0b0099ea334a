import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/** Says that an update of a record in force makes its successor. */
export function SuccessorNote() {
  const t = useMessages(messages);
  return <p className="panel">{t('successor')}</p>;
}
