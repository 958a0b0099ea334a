import { DateField } from '@console/ui/form';
import { todayInJakarta } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** Values of every receipt besides its file. */
export interface ReceiptValues {
  readonly receiptNo: string;
  readonly receivedDate: string;
  readonly receivedBy: string;
  readonly remark: string;
}

interface ReceiptFieldsetProps {
  readonly values: ReceiptValues;
  readonly set: (part: Partial<ReceiptValues>) => void;
  /** When the parcel was dispatched. */
  readonly from: string;
  readonly withDate?: boolean;
  readonly withReceiver?: boolean;
}

/** Number and remark of a receipt; also date and receiver if the file does not contain them. */
export function ReceiptFieldset({ values, set, from, withDate = false, withReceiver = false }: ReceiptFieldsetProps) {
  const t = useMessages(messages);
  return (
    <div className="form-grid">
      <div className="form-field">
        <label htmlFor="receipt-no">{t('receiptNo')}</label>
        <input
          id="receipt-no"
          className="input"
          maxLength={30}
          required
          value={values.receiptNo}
          onChange={({ target }) => set({ receiptNo: target.value })}
        />
      </div>
      {withDate && (
        <div className="form-field">
          <label htmlFor="received-date">{t('receivedDate')}</label>
          <DateField
            id="received-date"
            from={from.slice(0, 10)}
            to={todayInJakarta()}
            required
            value={values.receivedDate}
            onChange={(receivedDate) => set({ receivedDate })}
          />
        </div>
      )}
      {withReceiver && (
        <div className="form-field">
          <label htmlFor="received-by">{t('receivedBy')}</label>
          <input
            id="received-by"
            className="input"
            maxLength={100}
            required
            value={values.receivedBy}
            onChange={({ target }) => set({ receivedBy: target.value })}
          />
        </div>
      )}
      <div className="form-field">
        <label htmlFor="receipt-remark">{t('remark')}</label>
        <input
          id="receipt-remark"
          className="input"
          maxLength={250}
          aria-describedby="receipt-remark-help"
          value={values.remark}
          onChange={({ target }) => set({ remark: target.value })}
        />
        <p id="receipt-remark-help" className="form-help">
          {t('remarkHelp')}
        </p>
      </div>
    </div>
  );
}
