import { useCan, useSession } from '@console/auth';
import type { ChangeRequest } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { formAgain } from './sent-again.ts';

/**
 * The button by which the maker of a rejected change opens its form as it was sent; `null` for others, and where there
 * is no such form.
 * @returns what is shown of a change, given its record or what the address of the form needs
 */
export function useSentAgain(resource: Resource): (change: ChangeRequest, record: object) => ReactNode {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { username } = useSession();
  const can = useCan(resource.privilege);
  return (change, record) => {
    const { state, maker, action, batch } = change;
    const maySend = state === 'REJECTED' && maker === username && can(action === 'create' ? 'create' : 'update');
    // The rows of a batch were sent by a form of their own, which one of them does not fill.
    const form = maySend && !batch ? formAgain(resource, change, record) : null;
    return form && <Button onClick={() => navigate(form.to, { state: { again: form.again } })}>{t('again')}</Button>;
  };
}
