import { useHeld } from '@console/auth';
import type { Text } from '@console/contracts/core/text';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressValues } from '../left-out/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { useRouteTable } from '../navigation/index.ts';
import { Tabs } from '../tabs/index.ts';
import type { DetailTab } from './declaration.ts';
import { messages } from './messages.ts';

/** Members of the address that the list of a tab reads. */
const listMembers = ['page', 'size', 'sort', 'search'];

/** The fields and the further parts of a detail page, behind tabs. The address keeps which one is open. */
export function TabbedParts<R>({
  tabs,
  record,
  overview,
  children,
}: {
  readonly tabs: readonly DetailTab<R>[];
  readonly record: R;
  /** Title of the first tab. */
  readonly overview?: Text | undefined;
  readonly children: ReactNode;
}) {
  const t = useMessages(messages);
  const text = useText();
  const table = useRouteTable();
  const held = useHeld();
  const [, setAddress] = useSearchParams();
  const shown = tabs.filter(
    ({ visible, privilege }) => (privilege === undefined || held(privilege)) && (visible?.(record) ?? true),
  );
  const { tab } = useAddressValues({ tab: { accepts: shown.map(({ key }) => key) } }, { belonging: listMembers });
  const active = shown.find(({ key }) => key === tab);
  const choose = (key: string) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of active?.parameters ?? []) next.delete(name);
        if (key === '') next.delete('tab');
        else next.set('tab', key);
        return next;
      },
      { replace: true },
    );
  if (shown.length === 0) return children;
  const titles = [
    { key: '', title: overview ? text(overview) : t('overview') },
    ...shown.map(({ key, title, module, count }) => ({
      key,
      title: (
        <>
          {text(table.find((entry) => entry.module === module)?.moduleTitle ?? title)}
          {count?.(record)}
        </>
      ),
    })),
  ];
  return (
    <Tabs label={t('parts')} tabs={titles} active={active?.key ?? ''} onChange={choose}>
      {active ? active.content(record) : children}
    </Tabs>
  );
}
