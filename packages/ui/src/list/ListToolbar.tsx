import { useNumber } from '@console/api';
import { searchMinimum } from '@console/contracts/core/search-length';
import type { Resource } from '@console/contracts/core/resource';
import { useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../core/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { ActionButton, useReading } from '../why/index.ts';
import type { ListState } from './address.ts';
import { ConditionsButton } from './conditions/ConditionsButton.tsx';
import type { Column } from './declaration.ts';
import type { LayoutControl } from './layout/layout.ts';
import { LayoutChooser } from './layout/LayoutChooser.tsx';
import { messages } from './messages.ts';
import { PasteButton } from './numbers/PasteButton.tsx';
import { SearchBox } from './SearchBox.tsx';
import { KeyHelp, RefreshButton } from './Toolbar.tsx';
import type { ChangeState } from './use-list-address.ts';
import { TotalsButton } from './totals/Totals.tsx';
import type { useReorder } from './use-reorder.ts';
import type { Views } from './views/use-views.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';

interface ListToolbarProps {
  readonly resource: Resource;
  readonly state: ListState;
  readonly onChange: ChangeState;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly layout: LayoutControl;
  /** Columns for which there is no room now. */
  readonly waiting: readonly Column[];
  readonly views: Views;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  readonly filters: ReactNode;
  readonly extra: ReactNode;
  readonly order:
    | (ReturnType<typeof useReorder> & { readonly allowed: boolean; readonly complete: boolean })
    | undefined;
}

/** The one bar of a list: search and filters on one side, its tools as icons on the other. */
export function ListToolbar({
  resource,
  state,
  onChange,
  search,
  layout,
  waiting,
  views,
  refreshing,
  onRefresh,
  filters,
  extra,
  order,
}: ListToolbarProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const reading = useReading();
  const searched = useNumber(state.search);
  const [pasted, setPasted] = useState<string | null>(null);
  const takesNumbers = resource.list.numbers !== undefined;
  if (order?.active) {
    return (
      <div className="list-bulk">
        <span>{t('reorderHint')}</span>
        <span className="list-gap" />
        <Button onClick={order.cancel} disabled={order.busy}>
          {words('cancel')}
        </Button>
        <ActionButton variant="primary" onClick={() => order.save()} busy={order.busy}>
          {t('reorderSave')}
        </ActionButton>
      </div>
    );
  }
  return (
    <div className="list-bar">
      {resource.list.search.length > 0 && (
        <SearchBox
          value={searched}
          minimum={searchMinimum(resource)}
          title={text(resource.title)}
          input={search}
          onSearch={(found, options) => onChange({ search: found }, options)}
          onPasteMany={takesNumbers ? setPasted : undefined}
        />
      )}
      {filters}
      <div className="list-tools">
        {extra}
        {order?.allowed && (
          <Button
            why={reading}
            onClick={order.start}
            disabled={!order.complete}
            title={order.complete ? undefined : t('reorderIncomplete')}
          >
            {t('reorder')}
          </Button>
        )}
        {takesNumbers && (
          <PasteButton
            resource={resource}
            pasted={pasted}
            onPasted={setPasted}
            onFound={(numbers) => onChange({ filters: { ...state.filters, numbers: [numbers] } })}
          />
        )}
        <ConditionsButton resource={resource} state={state} onChange={onChange} />
        <TotalsButton resource={resource} />
        {views.enabled && <ViewsMenu resource={resource} views={views} state={state} layout={layout} />}
        <LayoutChooser layout={layout} waiting={waiting} />
        <RefreshButton busy={refreshing} onRefresh={onRefresh} />
        <KeyHelp />
      </div>
    </div>
  );
}
