import { useCan } from '@console/auth';
import { titleOf } from '@console/contracts/core/titles';
import { deskFilters } from '@console/contracts/platform/photos/resource';
import { useAddressValues } from '@console/ui/left-out';
import { ResourceList } from '@console/ui/list';
import { useMessages, useText } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { Tabs } from '@console/ui/tabs';
import { useSearchParams } from 'react-router';
import { Desk } from './Desk.tsx';
import { Figures } from './Figures.tsx';
import type { ScreenedKind } from './kind.ts';
import { messages } from './messages.ts';
import './screening.css';

type Part = 'desk' | 'escalations' | 'decided' | 'figures';
const decided = { state: ['APPROVED', 'REJECTED'] };

/** The page of screeners: the desk, what approvers decide, what was decided, and figures. */
export function ScreeningPage({ kind }: { readonly kind: ScreenedKind }) {
  const t = useMessages(messages);
  const text = useText();
  const { resource, title } = kind;
  const { waiting, escalated } = resource.queues;
  const can = useCan(resource.privilege);
  const [address, setAddress] = useSearchParams();
  const parts: readonly Part[] = [
    ...(can('update') ? (['desk'] as const) : []),
    ...(can('approve') ? (['escalations'] as const) : []),
    'decided',
    'figures',
  ];
  const isList = (address.get('part') ?? parts[0]) === 'decided';
  // Counters lead here with the state of their queue. Filters that the desk lacks are those of the list alone.
  const states = [waiting!, escalated!].flatMap(({ filters }) => filters?.['state'] ?? []);
  const ofDesk = {
    ...Object.fromEntries(deskFilters.map((name) => [name, { accepts: () => true }])),
    state: { title: text(titleOf(resource, 'state')), accepts: states.map(String) },
  };
  const values = useAddressValues<string>(
    { part: { accepts: parts }, ...(isList ? {} : ofDesk) },
    { isWhole: !isList },
  );
  // The counter of escalated photos leads to their desk.
  const wanted = values['part'] ?? (values['state'] === 'ESCALATED' ? 'escalations' : 'desk');
  const part = parts.find((each) => each === wanted) ?? parts[0]!;
  return (
    <Page title={text(title)}>
      <Tabs
        label={t('parts')}
        tabs={parts.map((key) => ({ key, title: t(key) }))}
        active={part}
        onChange={(key) => setAddress({ part: key })}
      >
        {part === 'desk' && <Desk key="desk" kind={kind} code={waiting!.code} />}
        {part === 'escalations' && <Desk key="escalations" kind={kind} code={escalated!.code} />}
        {part === 'decided' && <ResourceList resource={resource} heading={false} defaultFilters={decided} />}
        {part === 'figures' && <Figures kind={kind} />}
      </Tabs>
    </Page>
  );
}
