import { useCan } from '@console/auth';
import { branchCopies } from '@console/contracts/branches-stores/branch/copies';
import { addressOf } from '@console/contracts/core/resource';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import type { OfLine } from '../of-line.ts';
import { messages } from './messages.ts';

interface CopyLinkProps {
  readonly of: OfLine;
  readonly branch: { readonly secureId: string; readonly state: string };
}

/** The way from a branch to the copy of rates and fees of another one. */
export function CopyLink({ of, branch: { secureId: branchId, state } }: CopyLinkProps) {
  const t = useMessages(messages);
  const resource = branchCopies[of.line];
  const can = useCan(resource.privilege);
  if (!can('create') || state === 'inactive') return null;
  return <ActionLink to={addressOf(resource, 'create', { branchId })}>{t('copy')}</ActionLink>;
}
