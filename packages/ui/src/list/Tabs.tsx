import { useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Text } from '@console/contracts/core/text';
import { isInUse, useWhenLeft } from '../interaction/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import type { ListTab } from './props.ts';

/** The tab in the address; undefined for the list itself. */
export function useTab(tabs: readonly ListTab[]): ListTab | undefined {
  const [address] = useSearchParams();
  return tabs.find((tab) => tab.key === address.get('tab'));
}

interface TabsProps {
  readonly first: Text;
  readonly tabs: readonly ListTab[];
  readonly current: ListTab | undefined;
  /** The saved views of the list; the first tab is then the list without a view. */
  readonly views?: ReactNode;
  /** A saved view is open. */
  readonly isView?: boolean;
}

/** Links between the list, its saved views and the other views of the module. */
export function Tabs({ first, tabs, current, views, isView = false }: TabsProps) {
  const t = useMessages(messages);
  const text = useText();
  const isFirst = !current && !isView;
  // What a count makes wider moves the tabs beside it.
  const row = useRef<HTMLElement>(null);
  const shown = useWhenLeft(tabs, () => isInUse(row.current));
  return (
    <nav ref={row} className="list-tabs" aria-label={t('parts', { title: text(first) })}>
      <Link
        to={views ? '?view=standard' : '?'}
        className="button button-quiet"
        aria-current={isFirst ? 'page' : undefined}
      >
        {text(first)}
      </Link>
      {views}
      {shown.map((tab) => (
        <Link
          key={tab.key}
          to={`?tab=${tab.key}`}
          className="button button-quiet"
          aria-current={tab.key === current?.key ? 'page' : undefined}
        >
          {text(tab.title)}
        </Link>
      ))}
    </nav>
  );
}
