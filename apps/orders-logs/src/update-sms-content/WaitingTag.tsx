import { Tag } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** Tag for a change of the text that waits for a second person. */
export function WaitingTag({ waiting }: { readonly waiting: boolean }) {
  const t = useMessages(messages);
  return waiting ? <Tag colour="warning">{t('waiting')}</Tag> : '-';
}
