import { useSearchParams } from 'react-router';
import { Link } from 'react-router';
import type { Text } from '@console/contracts/core/text';
import { useText } from '../messages/index.ts';
import type { ListTab } from './props.ts';

/** The tab in the address; undefined for the list itself. */
export function useTab(tabs: readonly ListTab[]): ListTab | undefined {
  const [address] = useSearchParams();
  return tabs.find((tab) => tab.key === address.get('tab'));
}

/** Links between the list and the other views of the module. */
export function Tabs({
  first,
  tabs,
  current,
}: {
  readonly first: Text;
  readonly tabs: readonly ListTab[];
  readonly current: ListTab | undefined;
}) {
  const text = useText();
  return (
    <nav className="list-bar">
      <Link to="?" className="button button-quiet" aria-current={current ? undefined : 'page'}>
        {text(first)}
      </Link>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={`?tab=${tab.key}`}
          className="button button-quiet"
          aria-current={tab === current ? 'page' : undefined}
        >
          {text(tab.title)}
        </Link>
      ))}
    </nav>
  );
}
