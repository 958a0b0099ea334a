import type { ApiError } from '@console/api';
import { printedCardNumber } from '@console/contracts/core/card-number';
import type { HomeReady } from '@console/contracts/cards/card-issuance/deliver';
import { Checkbox } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** One card for a member; an incomplete address shows what is missing and cannot be selected. */
export function HomeRow({
  row,
  awbNo,
  fault,
  onChange,
}: {
  readonly row: HomeReady;
  readonly awbNo: string | null;
  readonly fault: ApiError | undefined;
  readonly onChange: (awbNo: string | null) => void;
}) {
  const t = useMessages(messages);
  const shown = printedCardNumber(row.cardNo);
  const { cardNo, awbNo: refusedAwb } = (fault?.parameters ?? {}) as {
    readonly cardNo?: string;
    readonly awbNo?: string;
  };
  const isRefused =
    fault !== undefined &&
    (cardNo === row.cardNo || (awbNo !== null && refusedAwb === awbNo.replaceAll(/\s/g, '').toUpperCase()));
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={`${t('choose')} ${shown}`}
          checked={awbNo !== null}
          disabled={row.problems.length > 0}
          onChange={({ target }) => onChange(target.checked ? '' : null)}
        />
      </td>
      <td className="card-number">{shown}</td>
      <td>{row.recipientName}</td>
      <td className="deliver-address">
        {row.address ?? '-'}
        {row.area && <div>{row.area}</div>}
      </td>
      <td>{row.zipCode}</td>
      <td className="deliver-whole">{row.phone ?? '-'}</td>
      <td>
        {row.problems.length === 0
          ? t('fine')
          : row.problems.map((problem) => (
              <div key={problem} className="field-error">
                {t(problem)}
              </div>
            ))}
      </td>
      <td>
        {row.problems.length === 0 && (
          <>
            <input
              className="input"
              style={{ width: 150 }}
              aria-label={`${t('awb')} ${shown}`}
              aria-invalid={isRefused}
              value={awbNo ?? ''}
              onChange={({ target }) => onChange(target.value)}
            />
            {isRefused && <div className="field-error">{fault.message}</div>}
          </>
        )}
      </td>
    </tr>
  );
}
