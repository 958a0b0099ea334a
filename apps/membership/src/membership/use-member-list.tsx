import { useCan } from '@console/auth';
import { text } from '@console/contracts/core/text';
import { members, type Member } from '@console/contracts/membership/membership';
import { addressOf } from '@console/contracts/routes/address';
import type { RowAction } from '@console/ui/list';
import { useNavigate } from 'react-router';
import { Register } from '../registration/Register.tsx';
import { messages } from './messages.ts';

/** What the list of members has of its own: the way to register one, and from a row to the change of its data. */
export function useMemberList() {
  const can = useCan(members.privilege);
  const navigate = useNavigate();
  const update: RowAction<Member> = {
    key: 'updateData',
    title: text(messages.id.updateData, messages.en.updateData),
    offered: ({ status }) => can('update') && status !== 'closed',
    run: ({ secureId }) => void navigate(`${addressOf('/membership/update')}?memberId=${secureId}`),
  };
  return { toolbar: <Register />, rowActions: [update] } as const;
}
