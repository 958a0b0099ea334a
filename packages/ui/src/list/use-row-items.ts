import { resourceApi, type Deletion, type Outcome } from '@console/api';
import { useCan } from '@console/auth';
import { isChangeable, statusAction, type Resource } from '@console/contracts/core/resource';
import { useNavigate } from 'react-router';
import type { MenuItem } from '../core/index.ts';
import type { StandardAction } from '../detail/RecordActions.tsx';
import { confirm } from '../dialogs/index.ts';
import { useFourEyes } from '../four-eyes/index.ts';
import { notify } from '../feedback/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { useTransitions } from '../states/index.ts';
import { useWhy } from '../why/index.ts';
import type { Row } from './declaration.ts';
import { messages } from './messages.ts';
import type { ListPaths, ResourceListProps, RowAction } from './props.ts';
import type { StatusOperation } from './status-target.ts';

type Remove = (deletion: Deletion) => Promise<Outcome<null>>;

function useRemove(resource: Resource): Remove | undefined {
  const api = resourceApi(resource);
  // The operations of a resource are constant, so the order of hooks is too.
  const use = resource.operations.includes('delete')
    ? (api.useDeleteMutation as () => readonly [Remove, unknown])
    : undefined;
  return use?.()[0];
}

interface RowItems {
  readonly resource: Resource;
  readonly paths: ListPaths;
  readonly actions: readonly RowAction[];
  readonly label: (row: Row) => string;
  readonly offers: ResourceListProps['offers'];
  readonly refuses: ResourceListProps['refuses'];
  readonly onStatus: (operation: StatusOperation, row: Row) => void;
}

/** The menu of a row: the actions that its record, the given paths and the person's level allow. */
export function useRowItems({
  resource,
  paths,
  actions,
  label,
  offers,
  refuses,
  onStatus,
}: RowItems): (row: Row) => readonly MenuItem[] {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const can = useCan(resource.privilege);
  const navigate = useNavigate();
  const remove = useRemove(resource);
  const fourEyes = useFourEyes(resource);
  const offered = (row: Row, action: StandardAction) =>
    (offers?.(row).includes(action) ?? true) && (!resource.effective || isChangeable(row as { phase?: unknown }));
  const why = useWhy(resource);
  const transitions = useTransitions(resource);
  const refused = (row: Row, action: StandardAction) => why.reading ?? why.of(refuses?.(row)[action]);
  const status = (row: Row, operation: StatusOperation) =>
    resource.operations.includes(operation) &&
    can(statusAction(resource, operation)) &&
    offered(row, 'status') &&
    row.status === (operation === 'activate' ? 'inactive' : 'active');

  const confirmDelete = (row: Row) =>
    confirm(
      {
        title: t('deleteTitle'),
        subject: label(row),
        about: [row.secureId],
        action: words('delete'),
        danger: true,
        reason: 'required',
        ...fourEyes.question('delete', [row]),
      },
      async ({ reason }) => {
        const answer = await remove!({ secureId: row.secureId, version: row.version, reason: reason! });
        if ('error' in answer) throw answer.error;
        if (fourEyes.tell(answer.data) === 0) notify.success(t('deleted'));
      },
    );

  return (row) => [
    ...(paths.detail ? [{ key: 'view', title: words('view'), run: () => void navigate(paths.detail!(row)) }] : []),
    ...(paths.update && resource.operations.includes('update') && can('update') && offered(row, 'update')
      ? [
          {
            key: 'update',
            title: words('update'),
            run: () => void navigate(paths.update!(row)),
            why: refused(row, 'update'),
          },
        ]
      : []),
    ...(['activate', 'deactivate'] as const)
      .filter((operation) => status(row, operation))
      .map((operation) => ({
        key: operation,
        title: words(operation),
        run: () => onStatus(operation, row),
        why: refused(row, 'status'),
      })),
    ...transitions(row),
    ...actions
      .filter((action) => action.offered?.(row) ?? true)
      .map((action) => ({
        key: action.key,
        title: text(action.title),
        run: () => action.run(row),
        why: (action.reads ? undefined : why.reading) ?? why.of(action.refused?.(row)),
        ...(action.danger ? { danger: true } : {}),
      })),
    ...(remove && can('delete') && offered(row, 'delete')
      ? [
          {
            key: 'delete',
            title: words('delete'),
            run: () => confirmDelete(row),
            danger: true,
            why: refused(row, 'delete'),
          },
        ]
      : []),
  ];
}
