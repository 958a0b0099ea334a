import { useCan } from '@console/auth';
import {
  addressOf,
  statusAction,
  type Operation,
  type RecordFrame,
  type Resource,
} from '@console/contracts/core/resource';
import { Button } from '../core/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { ActionLink, useWhy, type RefusalCode } from '../why/index.ts';
import { useDeleteAction, useStatusAction } from './use-record-actions.ts';

/** The actions that every detail page can offer. */
export type StandardAction = 'update' | 'status' | 'delete';

interface ActionProps {
  readonly resource: Resource;
  readonly record: RecordFrame & { readonly status?: string };
  /** Why the action cannot be used now. */
  readonly why?: string | undefined;
}

/** Error codes with which the services would refuse an action now, by action. */
export type Refusals = Partial<Record<StandardAction, RefusalCode>>;

function StatusButton({ resource, record, why }: ActionProps) {
  const t = useMessages(common);
  const { activate, deactivate } = useStatusAction(resource, record);
  return record.status === 'active' ? (
    <Button why={why} onClick={deactivate}>
      {t('deactivate')}
    </Button>
  ) : (
    <Button why={why} onClick={activate}>
      {t('activate')}
    </Button>
  );
}

function DeleteButton({ resource, record, why, list }: ActionProps & { readonly list: string | undefined }) {
  const t = useMessages(common);
  return (
    <Button variant="danger" why={why} onClick={useDeleteAction(resource, record, list)}>
      {t('delete')}
    </Button>
  );
}

export interface RecordActionsProps extends Omit<ActionProps, 'why'> {
  readonly updatePath?: string | undefined;
  readonly listPath?: string | undefined;
  readonly only: readonly StandardAction[];
  readonly refuses?: Refusals | undefined;
  /** False when another button is the primary one; a page has one primary button. */
  readonly primary?: boolean | undefined;
}

/**
 * Shows the buttons of a record that the contract has and the person's level allows. Actions that the record's state
 * forbids are shown disabled with the reason.
 * @example
 * <RecordActions resource={cardTypes} record={record} only={['update', 'delete']} refuses={{ delete: 'IN_USE' }} />
 */
export function RecordActions({
  resource,
  record,
  only,
  refuses = {},
  primary = true,
  updatePath,
  listPath,
}: RecordActionsProps) {
  const why = useWhy(resource);
  const refused = (action: StandardAction) => why.reading ?? why.of(refuses[action]);
  const can = useCan(resource.privilege);
  const t = useMessages(common);
  const switched = statusAction(resource, record.status === 'active' ? 'deactivate' : 'activate');
  const offers = (action: StandardAction, ...needed: Operation[]) =>
    only.includes(action) &&
    can(action === 'status' ? switched : action) &&
    needed.every((operation) => resource.operations.includes(operation));
  return (
    <>
      {offers('delete', 'delete') && (
        <DeleteButton resource={resource} record={record} list={listPath} why={refused('delete')} />
      )}
      {record.status !== undefined && offers('status', 'activate', 'deactivate') && (
        <StatusButton resource={resource} record={record} why={refused('status')} />
      )}
      {offers('update', 'update') && (
        <ActionLink
          variant={primary ? 'primary' : 'plain'}
          why={refused('update')}
          to={updatePath ?? addressOf(resource, 'update', record)}
        >
          {t('update')}
        </ActionLink>
      )}
    </>
  );
}
