import { useCan } from '@console/auth';
import { releasePrivilege } from '@console/contracts/platform/releases/calls';
import { changeActions, type Change } from '@console/contracts/platform/releases/changes';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { formatDate } from '@console/ui/formats';
import { useAddressValues } from '@console/ui/left-out';
import { useMessages, useText } from '@console/ui/messages';
import { ErrorContent, Page, useBreadcrumb } from '@console/ui/page';
import { Tabs } from '@console/ui/tabs';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import '../administration.css';
import { Facts } from '../Facts.tsx';
import { Loading } from '../Loading.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { changes, live, remote as readRemote } from './endpoints.ts';
import { Health } from './Health.tsx';
import { History } from './History.tsx';
import { messages } from './messages.ts';
import { OfferNote } from './OfferNote.tsx';
import { ProposalNote } from './ProposalNote.tsx';
import { Releases } from './Releases.tsx';
import './remotes.css';
import { Shared } from './Shared.tsx';
import { Size } from './Size.tsx';
import { StateTags, useCanaryText, useChangeLabel } from './State.tsx';
import { dangerous, isPossible } from './targets.ts';

const parts = { releases: Releases, history: History, health: Health, shared: Shared, size: Size } as const;
type Part = keyof typeof parts;
const tabs = { accepts: Object.keys(parts) };

function SteppedBack({ of }: { readonly of: NonNullable<RemoteState['steppedBack']> }) {
  const t = useMessages(messages);
  const { version, to, users, kind, at } = of;
  return (
    <p className="remote-alert" role="status">
      {t('backText', { version, to: to ?? t('none'), users, kind, at: formatDate(at, 'DD MMM YYYY HH:mm:ss') })}
    </p>
  );
}

/** One remote: its state, the possible changes, and everything about its releases (ADR 22). */
export default function DetailPage() {
  const t = useMessages(messages);
  const text = useText();
  const canaryText = useCanaryText();
  const labelOf = useChangeLabel();
  const can = useCan(releasePrivilege);
  const { id = '' } = useParams();
  const [, ask] = useSearchParams();
  const { part } = useAddressValues({ part: tabs }, { belonging: ['page'] }) as { readonly part?: Part };
  const [change, setChange] = useState<Change>();
  const { currentData: state, error, refetch } = readRemote.useQuery({ parameters: { remote: id } }, live);
  useBreadcrumb(state ? text(state.title) : undefined);
  if (error && !state) return <ErrorContent record error={error} onRetry={refetch} />;
  if (!state) return <Loading />;
  const active = part ?? 'releases';
  const Shown = parts[active];
  const offered = changes.filter((each) => can(changeActions[each]) && isPossible(each, state));
  return (
    <Page
      title={text(state.title)}
      note={<StateTags remote={state} />}
      actions={
        <div className="remote-changes">
          {offered.map((each) => (
            <ActionButton key={each} variant={dangerous.has(each) ? 'danger' : 'plain'} onClick={() => setChange(each)}>
              {labelOf(each, state)}
            </ActionButton>
          ))}
        </div>
      }
    >
      {state.steppedBack && <SteppedBack of={state.steppedBack} />}
      {state.proposal && <ProposalNote of={state.proposal} onAgree={setChange} />}
      <OfferNote remote={state.id} />
      <section className="panel remote-facts" aria-label={t('state')}>
        <Facts
          facts={[
            [t('stable'), <code key="stable">{state.stable}</code>],
            [t('previous'), state.previous && <code>{state.previous}</code>],
            [t('canary'), canaryText(state.canary)],
            [t('pinned'), state.pinned && <code>{state.pinned}</code>],
            [t('reasonOff'), state.disabled],
            [t('approval'), t(state.secondPerson ? 'twoPeople' : 'oneDecides')],
            [t('owner'), `${state.owner.team}, ${state.owner.contact}`],
            [t('lastChange'), `${state.changedBy}, ${formatDate(state.changedAt, 'DD MMM YYYY HH:mm:ss')}`],
          ]}
        />
      </section>
      <section className="panel">
        <Tabs
          label={t('parts')}
          tabs={(Object.keys(parts) as Part[]).map((key) => ({ key, title: t(key) }))}
          active={active}
          onChange={(key) => ask({ part: key }, { preventScrollReset: true })}
        >
          <Shown state={state} />
        </Tabs>
      </section>
      {change && <ChangeDialog key={change} change={change} state={state} onClose={() => setChange(undefined)} />}
    </Page>
  );
}
