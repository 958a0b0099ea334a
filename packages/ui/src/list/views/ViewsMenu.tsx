import type { Resource } from '@console/contracts/core/resource';
import type { ListView } from '@console/contracts/platform/list-views';
import { useState } from 'react';
import { Popover, Spin } from '../../core/index.ts';
import { useMessages } from '../../messages/index.ts';
import type { ListState } from '../address.ts';
import type { LayoutControl } from '../layout/layout.ts';
import { ListIcon } from '../ListIcon.tsx';
import { messages } from '../messages.ts';
import type { Views } from './use-views.ts';
import { later } from '../../later/index.ts';

const ViewsPanel = later(() => import('./ViewsPanel.tsx'), <Spin />);
const ViewDialog = later(() => import('./ViewDialog.tsx'));

interface ViewsMenuProps {
  readonly resource: Resource;
  readonly views: Views;
  readonly state: ListState;
  readonly layout: LayoutControl;
}

/** Shows the open view and whether it was changed, and opens, saves and shares views. */
export function ViewsMenu({ resource, views, state, layout }: ViewsMenuProps) {
  const t = useMessages(messages);
  const [editing, setEditing] = useState<ListView | 'new' | null>(null);
  const { view, modified } = views;
  const changed = modified(state);
  const name = view ? t(changed ? 'viewChanged' : 'viewOpen', { name: view.name }) : t('views');
  return (
    <>
      <Popover
        variant="quiet"
        trigger={<ListIcon name="views" />}
        label={name}
        onPointerEnter={views.load}
        onFocus={views.load}
      >
        {(close) => (
          <ViewsPanel
            views={views}
            state={state}
            layout={layout.effective}
            close={close}
            onEdit={(edited) => {
              close();
              setEditing(edited);
            }}
          />
        )}
      </Popover>
      {editing && (
        <ViewDialog
          resource={resource}
          view={editing === 'new' ? null : editing}
          query={views.query(state)}
          layout={layout.effective}
          arranged={views.layout !== undefined}
          onClose={() => setEditing(null)}
          onSaved={(saved) => {
            setEditing(null);
            if (editing === 'new') views.mark(saved.secureId);
          }}
        />
      )}
    </>
  );
}
