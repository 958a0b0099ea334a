import type { Resource } from '@console/contracts/resource';
import { Button } from '../core/index.ts';
import { Dialog } from '../dialogs/index.ts';
import { textOfCode } from '../form/errorText.ts';
import { formatNumber } from '../formats/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import type { Report } from './report.ts';

/** Says, row by row, what a bulk change skipped or why it was refused. */
export function BulkReport({ report, resource, onClose }: { readonly report: Report; readonly resource: Resource; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const { lines, label } = report;
  const causeOf = (code: string, message: string | undefined): string => {
    const known = textOfCode(resource, code);
    return message ?? (known ? text(known) : code);
  };
  return (
    <Dialog title={t('report')} onClose={onClose} footer={<Button variant="primary" onClick={onClose}>{words('close')}</Button>}>
      <p>{report.kind === 'refused' ? t('reportRefused') : t('reportChanged', { changed: formatNumber(report.changed), skipped: formatNumber(lines.length) })}</p>
      <div className="list-report">
        <table>
          <thead><tr><th scope="col">{t('record')}</th><th scope="col">{t('cause')}</th></tr></thead>
          <tbody>{lines.map(({ secureId, code, message }) => <tr key={secureId}><td>{label(secureId)}</td><td>{causeOf(code, message)}</td></tr>)}</tbody>
        </table>
      </div>
    </Dialog>
  );
}
