import type { Resource } from '@console/contracts/core/resource';
import { useState } from 'react';
import { Button } from '../../core/index.ts';
import { later } from '../../later/index.ts';
import { useMessages } from '../../messages/index.ts';
import type { ListState } from '../address.ts';
import { ListIcon } from '../ListIcon.tsx';
import { messages } from '../messages.ts';
import type { ChangeState } from '../use-list-address.ts';

const ConditionsDialog = later(() => import('./ConditionsDialog.tsx'));

interface ConditionsButtonProps {
  readonly resource: Resource;
  readonly state: ListState;
  readonly onChange: ChangeState;
}

/** Opens the editor of a list's conditions, which is fetched then. */
export function ConditionsButton({ resource, state, onChange }: ConditionsButtonProps) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  if (!('where' in resource.list.filters)) return null;
  return (
    <>
      <Button
        variant="quiet"
        className="list-add-condition"
        aria-haspopup="dialog"
        aria-label={t('addCondition')}
        title={t('addCondition')}
        onClick={() => setOpen(true)}
      >
        <ListIcon name="condition" />
      </Button>
      {open && (
        <ConditionsDialog
          resource={resource}
          filters={state.filters}
          adding
          onApply={(filters) => onChange({ filters })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
