import { useMessages, useText } from '@console/ui/messages';
import { SystemContent } from '@console/ui/page';
import { useEffect } from 'react';
import type { RemoteError } from '../federation/failure/failure.ts';
import { stepBackFrom } from '../federation/release/stepped-back.ts';
import { messages } from './messages.ts';
import { comesBackBy, useAutoRetry } from './use-come-back.ts';
import './routing.css';

/** The error page of a remote that is not available: what happened, its team, version, support id, and a real retry. */
export function Unavailable({ error, onRetry }: { readonly error: RemoteError; readonly onRetry: () => unknown }) {
  const t = useMessages(messages);
  const text = useText();
  const { kind, remote, title, version, owner, supportId, message } = error.failure;
  useAutoRetry(error.failure, onRetry);
  const by = comesBackBy(error.failure);
  useEffect(
    () => console.error(`[${supportId}] ${kind} ${remote ?? ''}@${version ?? ''}: ${message}`, error.cause ?? error),
    [error, kind, message, remote, supportId, version],
  );
  const step = stepBackFrom(remote ?? '', version ?? '');
  return (
    <div data-failure={kind} data-remote={remote}>
      <SystemContent
        code={503}
        text={title ? t('unavailableNamed', { title: text(title) }) : t('unavailable')}
        actions={
          <button type="button" className="button button-primary" onClick={() => onRetry()}>
            {t('retry')}
          </button>
        }
      >
        <p>{t(kind, { reason: message })}</p>
        {by === 'connection' && <p>{t('comesBack')}</p>}
        {by === 'module' && <p>{t('comesBackAvailable')}</p>}
        {step && <p>{t('steppedBack', { version: step.to })}</p>}
        <dl className="remote-failure">
          {owner && (
            <>
              <dt>{t('owner')}</dt>
              <dd>
                {owner.team}, {owner.contact}
              </dd>
            </>
          )}
          {version && (
            <>
              <dt>{t('version')}</dt>
              <dd>{version}</dd>
            </>
          )}
          <dt>{t('supportId')}</dt>
          <dd>
            <code>{supportId}</code>
          </dd>
        </dl>
        <details className="remote-failure-details">
          <summary>{t('technical')}</summary>
          <p>{message}</p>
        </details>
      </SystemContent>
    </div>
  );
}
