import { mutationEndpoint, queryEndpoint } from '@console/api';
import { useCan, useValue } from '@console/auth';
import {
  developmentCalls,
  developmentPorts,
  developmentPrivilege,
} from '@console/contracts/platform/releases/development';
import { useErrorText } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ErrorContent, Page } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { beginDevelopment } from '../../federation/development/resume.ts';
import { development } from '../../federation/development/running.ts';
import type { Running } from '../../federation/development/stored-permission.ts';
import { remoteOf } from '../../federation/registry/registry.ts';
import '../administration.css';
import { Loading } from '../Loading.tsx';
import { messages } from './messages.ts';

const terms = queryEndpoint(developmentCalls.terms, { keepFor: 0 });
const start = mutationEndpoint(developmentCalls.start);

function RunningRemote({ running: { remote, address } }: { readonly running: Running }) {
  const t = useMessages(messages);
  const text = useText();
  const pages = [
    ...new Map((remoteOf(remote)?.routes ?? []).toReversed().map((route) => [route.module, route])).values(),
  ].toReversed();
  return (
    <>
      <p>{t('running', { remote, address })}</p>
      <nav aria-label={t('pages')}>
        <ul>
          {pages.map(({ path, moduleTitle }) => (
            <li key={path}>
              <PageLink to={path}>{text(moduleTitle)}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Asks before anything runs from the machine: a user who followed someone else's link sees what it would do. */
function Asking({
  remote,
  port,
  minutes,
}: {
  readonly remote: string;
  readonly port: number;
  readonly minutes: number;
}) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const can = useCan(developmentPrivilege);
  const [begin, { error, isLoading }] = start.useMutation();
  const [fault, setFault] = useState<string>();
  const agree = async () => {
    const answer = await begin({ body: { remote, port } });
    if (!('error' in answer))
      await beginDevelopment(answer.data.document).catch((cause: unknown) => setFault(String(cause)));
  };
  if (!can('operate')) return <p>{t('viewOnly')}</p>;
  return (
    <>
      <p>
        {t('ask', { remote, address: `http://localhost:${port}`, minutes })} {t('askOwner')}
      </p>
      <ActionButton variant="primary" busy={isLoading} onClick={() => agree()}>
        {t('start')}
      </ActionButton>
      {(error || fault) && (
        <p role="alert" className="field-error">
          {error ? errorText(error) : fault}
        </p>
      )}
    </>
  );
}

function Body() {
  const t = useMessages(messages);
  const [asked] = useSearchParams();
  const running = useValue(development);
  const { data, error, refetch } = terms.useQuery({});
  const remote = /^[a-z][a-z0-9-]{1,39}$/.exec(asked.get('remote') ?? '')?.[0];
  const port = Number(asked.get('port'));
  if (error && !data) return <ErrorContent error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  if (running) return <RunningRemote running={running} />;
  if (data.minutes === 0) return <p>{t('refused')}</p>;
  if (remote !== undefined && port >= developmentPorts.minimum && port <= developmentPorts.maximum)
    return <Asking remote={remote} port={port} minutes={data.minutes} />;
  return (
    <>
      <p>{t('how')}</p>
      <code>{`npm run dev -- <remote> --shell ${location.origin}`}</code>
    </>
  );
}

/** Runs a remote from the developer's own machine in this console (ADR 24). */
export default function DevelopPage() {
  const t = useMessages(messages);
  return (
    <Page title={t('title')} note={t('note')}>
      <section className="panel" aria-label={t('title')}>
        <Body />
      </section>
    </Page>
  );
}
