import { addressOf } from '@console/contracts/routes/address';
import { createStore, invalidate, queryEndpoint } from '@console/api';
import {
  generationCalls,
  generationStates,
  type GenerationRun,
} from '@console/contracts/cards/card-generator/generation';
import { Spin } from '@console/ui/core';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part, ScrollTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { useEffect } from 'react';
import './generator.css';
import { messages } from './messages.ts';

const latest = queryEndpoint(generationCalls.runs);
const one = queryEndpoint(generationCalls.run);
const isAtWork = ({ state }: GenerationRun): boolean => state === 'QUEUED' || state === 'RUNNING';
/** Polling interval of a running generation in milliseconds. */
const pollInterval = 2_000;

/** The print orders that a generation has created. */
const Issuances = ({ run }: { readonly run: GenerationRun }) => (
  <>
    {run.issuances.map(({ secureId, issuanceNo }) => (
      <PageLink key={secureId} to={addressOf('/card-issuance/:detailId', secureId)}>
        {issuanceNo}
      </PageLink>
    ))}
  </>
);

/** Progress of one generation; leaving the page does not stop it. */
export function RunProgress({ run: started }: { readonly run: GenerationRun }) {
  const t = useMessages(messages);
  const { data } = one.useQuery(
    { parameters: { secureId: started.secureId } },
    { skip: !isAtWork(started), pollingInterval: pollInterval },
  );
  const run = data ?? started;
  const ended = !isAtWork(run);
  // Its allotments now have cards, so the list must be refetched.
  useEffect(() => {
    if (ended)
      createStore().dispatch(
        invalidate('card-allotments', 'card-customers', 'card-generator', 'card-reservations', 'card-issuance'),
      );
  }, [ended]);
  const result = { no: run.runNo, count: formatNumber(run.quantity), error: run.error ?? '' };
  return (
    <output className="panel generation-run">
      {ended ? (
        t(run.state === 'DONE' ? 'done' : 'failed', result)
      ) : (
        <>
          <Spin /> {t('running', result)}
        </>
      )}{' '}
      <Issuances run={run} />
      {run.refused.length > 0 && (
        <ul className="generation-refused" aria-label={t('refused')}>
          {run.refused.map(({ documentNo, message }) => (
            <li key={documentNo}>
              {documentNo}: {message}
            </li>
          ))}
        </ul>
      )}
    </output>
  );
}

/** The latest generations and their results. */
export function Runs() {
  const t = useMessages(messages);
  const runs = latest.useQuery({}, { fresh: true, pollingInterval: 10_000 });
  return (
    <section className="panel">
      <h2>{t('runs')}</h2>
      <Part of={runs}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('noRuns')}</p>
          ) : (
            <ScrollTable label={t('runs')}>
              <table className="plain-table">
                <thead>
                  <tr>
                    {(['runNo', 'quantity', 'issuances', 'state', 'startedAt', 'by'] as const).map((column) => (
                      <th key={column} scope="col" className={column === 'quantity' ? 'number' : undefined}>
                        {t(column)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((run) => (
                    <tr key={run.secureId}>
                      <td>{run.runNo}</td>
                      <td className="number">{formatNumber(run.quantity)}</td>
                      <td className="generation-run">
                        <Issuances run={run} />
                      </td>
                      <td>
                        <OptionTag value={run.state} options={generationStates} />
                        {run.error && <p className="form-error">{run.error}</p>}
                      </td>
                      <td>{formatDate(run.startedAt, 'DD-MM-YYYY HH:mm')}</td>
                      <td>{run.startedBy}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollTable>
          )
        }
      </Part>
    </section>
  );
}
