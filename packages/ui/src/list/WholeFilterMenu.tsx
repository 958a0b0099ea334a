import { useCan } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import { MenuButton } from '../core/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { useWhy } from '../why/index.ts';
import { messages } from './messages.ts';
import type { StatusOperation } from './status-target.ts';

/** Changes the status of all records in the current filter, for those whose level allows it. */
export function WholeFilterMenu({
  resource,
  disabled,
  onStatus,
}: {
  readonly resource: Resource;
  readonly disabled: boolean;
  readonly onStatus: (operation: StatusOperation) => void;
}) {
  const words = useMessages(common);
  const t = useMessages(messages);
  const can = useCan(resource.privilege);
  const { reading } = useWhy(resource);
  const titles = { activate: t('activateAll'), deactivate: t('deactivateAll') };
  const operations = (['activate', 'deactivate'] as const).filter((operation) =>
    resource.operations.includes(`${operation}-all`),
  );
  if (operations.length === 0 || !can('status-all')) return null;
  return (
    <MenuButton
      trigger={words('all')}
      disabled={disabled}
      why={reading}
      items={operations.map((operation) => ({
        key: operation,
        title: titles[operation],
        run: () => onStatus(operation),
      }))}
    />
  );
}
