import type { CoreFeedRun, Resource } from '@console/contracts/core/resource';
import { Dialog } from '../dialogs/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { useFaultText } from './fault-text.ts';
import { messages } from './messages.ts';

/** The rows of a delivery that could not be taken over, each with its cause. */
export default function CoreFeedReport({
  resource,
  run,
  onClose,
}: {
  readonly resource: Resource;
  readonly run: CoreFeedRun;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const faultText = useFaultText(resource);
  return (
    <Dialog title={t('report')} footer={null} onClose={onClose}>
      <table className="history">
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('record')}</th>
            <th scope="col">{t('cause')}</th>
          </tr>
        </thead>
        <tbody>
          {run.faults.map(({ row, label, errors }, index) => (
            <tr key={index}>
              <td>{row === null ? t('absent') : formatNumber(row)}</td>
              <td>{label}</td>
              <td>{errors.map(faultText).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {run.conflicts > run.faults.length && <p>{t('more', { count: run.faults.length })}</p>}
    </Dialog>
  );
}
