import { referredText, type Referred } from '@console/contracts/core/reference';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/**
 * The code and name of a record that another one refers to, and whether it is inactive by now.
 * @example
 * <ReferredText referred={record.references.regionId} />
 */
export function ReferredText({ referred }: { readonly referred: Referred }) {
  const t = useMessages(messages);
  return referred.active ? referredText(referred) : `${referredText(referred)} (${t('inactive')})`;
}
