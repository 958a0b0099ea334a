import type { Resource } from '@console/contracts/core/resource';
import { useId } from 'react';
import { Drawer } from '../../drawer/index.ts';
import { useMessages } from '../../messages/index.ts';
import { messages } from '../messages.ts';
import { FilterField } from './FilterField.tsx';
import { isPeriod } from './main.ts';
import PeriodChoice from './PeriodChoice.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

interface FilterDrawerProps {
  readonly resource: Resource;
  readonly names: readonly string[];
  readonly draft: FilterDraft;
  readonly onClose: () => void;
}

/** The filters that have no place on the bar. The rows beside it follow what is chosen. */
export default function FilterDrawer({ resource, names, draft, onClose }: FilterDrawerProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <Drawer title={t('moreFilters')} onClose={onClose}>
      <div className="filter-drawer">
        {isPeriod(resource.list.filters) && names.includes('from') && <PeriodChoice chip={false} draft={draft} />}
        {names.map((name) => (
          <FilterField key={name} resource={resource} name={name} id={`${id}-${name}`} draft={draft} />
        ))}
      </div>
    </Drawer>
  );
}
