import type { ApiError } from '@console/api';
import type { OfficeReady } from '@console/contracts/cards/card-issuance/office-ready';
import { Checkbox } from '@console/ui/core';
import { NumberField } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { CourierSelect } from '../shared/CourierSelect.tsx';
import { Blocks } from './Blocks.tsx';
import { messages } from './messages.ts';

/** Input for one office. */
export interface Parcel {
  readonly quantity: number | null;
  readonly courierCode: string;
  readonly awbNo: string;
  readonly sealNo: string;
}

const bare = (awbNo: string) => awbNo.replaceAll(/\s/g, '').toUpperCase();

/** One office with its printed cards; selecting it shows quantity, courier and waybill. */
export function OfficeRow({
  office,
  parcel,
  fault,
  onChange,
}: {
  readonly office: OfficeReady;
  readonly parcel: Parcel | null;
  readonly fault: ApiError | undefined;
  readonly onChange: (parcel: Parcel | null) => void;
}) {
  const t = useMessages(messages);
  const name = `${office.officeCode} ${office.officeName}`;
  const label = (what: string) => `${what} ${name}`;
  const set = (part: Partial<Parcel>) =>
    onChange({ quantity: office.count, courierCode: '', awbNo: '', sealNo: '', ...parcel, ...part });
  const isUsed = fault?.code === 'AWB_IN_USE' && parcel !== null && fault.parameters?.['awbNo'] === bare(parcel.awbNo);
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={label(t('choose'))}
          checked={parcel !== null}
          disabled={!office.isActive || office.refusal !== null || office.count === 0}
          aria-describedby={office.refusal ? `refusal-${office.officeId}` : undefined}
          onChange={({ target }) => (target.checked ? set({}) : onChange(null))}
        />
      </td>
      <td>
        {name}
        {!office.isActive && <div className="field-error">{t('inactive')}</div>}
        {office.refusal && (
          <div id={`refusal-${office.officeId}`} className="field-error">
            {office.refusal}
          </div>
        )}
      </td>
      <td>
        {office.count}
        {office.held > 0 && <div>{t('held', { count: office.held })}</div>}
      </td>
      <td>
        <Blocks blocks={office.blocks} quantity={parcel ? parcel.quantity || 0 : office.count} />
      </td>
      <td>
        {parcel && (
          <NumberField
            narrow
            label={label(t('quantity'))}
            minimum={1}
            maximum={office.count}
            value={parcel.quantity}
            onChange={(quantity) => set({ quantity })}
          />
        )}
      </td>
      <td>
        {parcel && (
          <CourierSelect
            id={`courier-${office.officeId}`}
            label={label(t('courier'))}
            value={parcel.courierCode}
            onChange={(courierCode) => set({ courierCode })}
          />
        )}
      </td>
      <td>
        {parcel && (
          <>
            <input
              className="input"
              aria-label={label(t('awb'))}
              aria-invalid={isUsed}
              value={parcel.awbNo}
              onChange={({ target }) => set({ awbNo: target.value })}
            />
            {isUsed && <div className="field-error">{fault.message}</div>}
          </>
        )}
      </td>
      <td>
        {parcel && (
          <input
            className="input"
            style={{ width: 110 }}
            aria-label={label(t('seal'))}
            value={parcel.sealNo}
            onChange={({ target }) => set({ sealNo: target.value })}
          />
        )}
      </td>
    </tr>
  );
}
