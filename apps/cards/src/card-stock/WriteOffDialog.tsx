import { printedCardNumber } from '@console/contracts/core/card-number';
import type { CardStock } from '@console/contracts/cards/card-stock/stock';
import { writeOffReasons } from '@console/contracts/cards/card-stock/write-off';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { Select } from '@console/ui/lov';
import { ActionButton } from '@console/ui/why';
import { useMessages, useText } from '@console/ui/messages';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { useAfterScans } from '../shared/scan/scan-gate.ts';
import { ScanInput } from '../shared/scan/ScanInput.tsx';
import { useScans } from '../shared/scan/use-scans.ts';
import { createWriteOff } from './endpoints.ts';
import { messages } from './messages.ts';

type Reason = (typeof writeOffReasons)[number]['value'];
interface Draft {
  readonly cardNos: readonly string[];
  readonly reason: Reason;
  readonly witness1: string;
  readonly witness2: string;
}
const nothing: Draft = { cardNos: [], reason: 'DAMAGED', witness1: '', witness2: '' };

/** Draft of a write-off: cards, reason, and two witnesses. */
export function WriteOffDialog({
  stock: { secureId, officeCode, officeName },
  onClose,
}: {
  readonly stock: CardStock;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const id = useId();
  const [create, { isLoading }] = createWriteOff.useMutation();
  const { values, change, discard, close, holds } = useDialogDraft<Draft>(`write-off:${secureId}`, nothing, onClose);
  const { reason, witness1, witness2 } = values;
  const { scanned, scan, remove } = useScans(
    () => null,
    values.cardNos,
    (cardNos) => change({ cardNos }),
  );
  const [fault, setFault] = useState<string | null>(null);
  const [save, gate] = useAfterScans(async () => {
    if (scanned.length === 0 || witness1.trim().length < 3 || witness2.trim().length < 3)
      return setFault(t('required'));
    const answer = await create({ body: { stockId: secureId, cardNos: [...scanned], reason, witness1, witness2 } });
    if ('error' in answer) return setFault(errorText(answer.error));
    discard();
    notify.success(t('saved'));
    void navigate(`/card-stock?tab=write-off&id=${answer.data.secureId}`);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const witness = (name: 'witness1' | 'witness2') => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{t(name)}</label>
      <input
        id={`${id}-${name}`}
        className="input"
        maxLength={100}
        value={values[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </div>
  );
  return (
    <Dialog
      title={t('writeOffTitle', { office: `${officeCode} ${officeName}` })}
      onClose={close}
      holds={holds}
      width={720}
      footer={
        <>
          <Button onClick={close}>{t('close')}</Button>
          <ActionButton variant="primary" type="submit" form={id} busy={isLoading}>
            {t('draft')}
          </ActionButton>
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={submit}>
        <ScanInput onScan={scan} gate={gate} count={scanned.length} />
        <ul className="stock-cards">
          {scanned.map((cardNo) => (
            <li key={cardNo}>
              <span className="card-number">{printedCardNumber(cardNo)}</span>
              <Button
                variant="quiet"
                aria-label={t('remove', { cardNo: printedCardNumber(cardNo) })}
                onClick={() => remove(cardNo)}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
        <div className="field">
          <label htmlFor={`${id}-reason`}>{t('why')}</label>
          <Select
            id={`${id}-reason`}
            className="input"
            value={reason}
            onChange={({ target }) => change({ reason: target.value as Reason })}
          >
            {writeOffReasons.map(({ value, title }) => (
              <option key={value} value={value}>
                {text(title)}
              </option>
            ))}
          </Select>
        </div>
        {witness('witness1')}
        {witness('witness2')}
        {fault && (
          <p role="alert" className="field-error">
            {fault}
          </p>
        )}
      </form>
    </Dialog>
  );
}
