import type { Resource } from '@console/contracts/core/resource';
import { useState } from 'react';
import { Button } from '../core/index.ts';
import { Dialog } from '../dialogs/index.ts';
import { textOfCode } from '../feedback/field-error-text.ts';
import { formatNumber } from '../formats/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { Uses } from '../uses/Uses.tsx';
import { ActionButton } from '../why/index.ts';
import { messages } from './messages.ts';
import type { Report } from './report.ts';

/** What stands above the rows. */
function useHeadline(report: Report): string {
  const t = useMessages(messages);
  const { lines } = report;
  if (report.kind === 'skipped')
    return t('reportChanged', { changed: formatNumber(report.changed), skipped: formatNumber(lines.length) });
  if (!report.isForeseen) return t('reportRefused');
  const { count } = report.others;
  return t('foreseen', { allowed: formatNumber(count), total: formatNumber(count + lines.length) });
}

/** Lists the rows that a bulk change skipped or was refused for, with the causes, and names the changed ones. */
export function BulkReport({
  report,
  resource,
  onClose,
}: {
  readonly report: Report;
  readonly resource: Resource;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const [showsDone, setShowsDone] = useState(false);
  const headline = useHeadline(report);
  const { lines, label } = report;
  const done = report.kind === 'skipped' ? report.done : [];
  const causeOf = (code: string, message: string | undefined): string => {
    const known = textOfCode(resource, code);
    return message ?? (known ? text(known, {}) : code);
  };
  const choice = (shows: boolean, title: string) => (
    <Button
      aria-pressed={showsDone === shows}
      variant={showsDone === shows ? 'primary' : 'plain'}
      onClick={() => setShowsDone(shows)}
    >
      {title}
    </Button>
  );
  const others = report.kind === 'refused' && report.others.count > 0 ? report.others : undefined;
  return (
    <Dialog
      title={t(report.kind === 'refused' && report.isForeseen ? 'reportForeseen' : 'report')}
      onClose={onClose}
      footer={
        <>
          <Button variant={others ? 'plain' : 'primary'} onClick={onClose}>
            {words('close')}
          </Button>
          {others && (
            <ActionButton variant="primary" onClick={others.ask}>
              {t('switchOthers', { act: others.verb, count: formatNumber(others.count) })}
            </ActionButton>
          )}
        </>
      }
    >
      <p>{headline}</p>
      {done.length > 0 && (
        <div className="list-bar">
          {choice(false, t('reportSkippedTab'))}
          {choice(true, t('reportChangedTab'))}
        </div>
      )}
      <div className="list-report">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('record')}</th>
              {!showsDone && <th scope="col">{t('cause')}</th>}
            </tr>
          </thead>
          <tbody>
            {showsDone
              ? done.map(({ secureId, label: name }) => (
                  <tr key={secureId}>
                    <td>{name || secureId}</td>
                  </tr>
                ))
              : lines.map(({ secureId, code, message, referencedBy = [] }) => (
                  <tr key={secureId}>
                    <td>{label(secureId)}</td>
                    <td>
                      {causeOf(code, message)}
                      <Uses of={referencedBy} onOpen={onClose} />
                    </td>
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
