import { sendCall } from '@console/api';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { assignmentCalls, assignments, type AssignmentLineDetail } from '@console/contracts/cards/card-assignment';
import { text } from '@console/contracts/core/text';
import { Checkbox } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useVersioned } from '@console/ui/versioned';
import { useState } from 'react';
import { StoredFileField } from '../shared/desk/StoredFileField.tsx';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';
import { namedNumbers } from '../shared/scan/named-numbers.ts';
import { useAfterScans } from '../shared/scan/scan-gate.ts';
import { ScanInput } from '../shared/scan/ScanInput.tsx';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

interface ReceivedCards {
  readonly scanned: readonly string[];
  readonly damaged: readonly string[];
  readonly receipt: string | null;
}
const nothing: ReceivedCards = { scanned: [], damaged: [], receipt: null };

const lineTitles = {
  cards: text('Kartu', 'Cards'),
  remarks: text('Catatan', 'Remarks'),
  state: text('Status', 'State'),
};

/** Receives the cards of a line: all at once, or those that are scanned; the others are reported. */
export function Receive({ line }: { readonly line: AssignmentLineDetail }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { values: taken, change, discard } = useDeskDraft<ReceivedCards>(line.secureId, nothing);
  const [showErrors, setShowErrors] = useState(false);
  const [receive, { isLoading }] = endpoints.receive.useMutation();
  const act = useVersioned({
    resource: assignments,
    record: line,
    basis: ['cards'],
    titles: lineTitles,
    read: () => sendCall(assignmentCalls.line, { parameters: { secureId: line.secureId } }),
  });
  const pending = new Set(line.cards.filter(({ result }) => result === 'PENDING').map(({ cardNo }) => cardNo));
  const left = pending.size - taken.scanned.length;
  const scan = (cardNo: string) => {
    if (!pending.has(cardNo)) return t('notHere');
    // Several pasted numbers are taken before the next render.
    change(({ scanned }) => (scanned.includes(cardNo) ? {} : { scanned: [...scanned, cardNo] }));
    return null;
  };
  const send = async (all: boolean) => {
    const answer = await act((version) =>
      receive({
        body: {
          secureId: line.secureId,
          version,
          all,
          cardNos: all ? [] : [...taken.scanned],
          damaged: [...taken.damaged],
          receiptFile: taken.receipt ?? '',
        },
      }),
    );
    if ('error' in answer) return notify.error(errorText(answer.error));
    discard();
    notify.success(t('receivedDone'));
  };
  const [start, gate] = useAfterScans((all: boolean) => {
    setShowErrors(true);
    if (taken.receipt === null || isLoading) return;
    if (all || left === 0) return send(all);
    const unscanned = [...pending].filter((cardNo) => !taken.scanned.includes(cardNo));
    confirm(
      {
        title: t('confirmMissing', { n: left }),
        text: `${t('missingWarning', { n: left })} ${namedNumbers(unscanned, (n) => t('andMore', { n }))}`,
        action: t('receive'),
        danger: true,
      },
      () => send(false),
    );
  });
  const mark = (cardNo: string, isDamaged: boolean) =>
    change({ damaged: isDamaged ? [...taken.damaged, cardNo] : taken.damaged.filter((each) => each !== cardNo) });
  return (
    <section className="panel desk">
      <h2>{t('receive')}</h2>
      <StoredFileField
        title={t('receipt')}
        module={assignments.module}
        kinds={['image', 'pdf']}
        limit={5}
        value={taken.receipt}
        onChange={(receipt) => change({ receipt })}
        fault={showErrors && taken.receipt === null ? t('needed') : undefined}
      />
      <ScanInput
        label={t('scanReceived')}
        onScan={scan}
        gate={gate}
        count={taken.scanned.length}
        total={pending.size}
      />
      {taken.scanned.length > 0 && (
        <ul>
          {taken.scanned.map((cardNo) => (
            <li key={cardNo}>
              <span className="card-number">{printedCardNumber(cardNo)}</span>{' '}
              <label>
                <Checkbox
                  checked={taken.damaged.includes(cardNo)}
                  onChange={({ target }) => mark(cardNo, target.checked)}
                />{' '}
                {t('markDamaged')}
              </label>
            </li>
          ))}
        </ul>
      )}
      <div className="desk-row">
        <ActionButton
          variant={taken.scanned.length === 0 ? 'primary' : 'plain'}
          busy={isLoading}
          onClick={() => start(true)}
        >
          {t('receiveAll')}
        </ActionButton>
        {taken.scanned.length > 0 && (
          <ActionButton variant="primary" busy={isLoading} onClick={() => start(false)}>
            {t('receiveScanned')}
          </ActionButton>
        )}
      </div>
    </section>
  );
}
