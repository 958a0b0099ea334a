import { useCan } from '@console/auth';
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
  // The counter of escalated photos leads to their desk.
  const wanted = address.get('part') ?? (address.get('state') === 'ESCALATED' ? 'escalations' : 'desk');
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
