import { useCan } from '@console/auth';
import { memberPhotos } from '@console/contracts/membership/photos-screening-membership';
import { ResourceList } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { Tabs } from '@console/ui/tabs';
import { useSearchParams } from 'react-router';
import { Desk } from './Desk.tsx';
import { Figures } from './Figures.tsx';
import { messages } from './messages.ts';
import './screening.css';

const { waiting, escalated } = memberPhotos.queues;
type Part = 'desk' | 'escalations' | 'decided' | 'figures';
const decided = { state: ['APPROVED', 'REJECTED'] };

/** The page of screeners: the desk, what approvers decide, what was decided, and figures. */
export default function ScreeningPage() {
  const t = useMessages(messages);
  const can = useCan(memberPhotos.privilege);
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
    <Page title={t('title')}>
      <Tabs
        label={t('parts')}
        tabs={parts.map((key) => ({ key, title: t(key) }))}
        active={part}
        onChange={(key) => setAddress({ part: key })}
      >
        {part === 'desk' && <Desk key="desk" code={waiting!.code} />}
        {part === 'escalations' && <Desk key="escalations" code={escalated!.code} />}
        {part === 'decided' && <ResourceList resource={memberPhotos} heading={false} defaultFilters={decided} />}
        {part === 'figures' && <Figures />}
      </Tabs>
    </Page>
  );
}
