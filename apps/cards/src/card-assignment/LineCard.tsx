import { sendCall } from '@console/api';
import { assignmentCalls, carriers, type Carrier, type Destination } from '@console/contracts/cards/card-assignment';
import { Button } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { NumberField } from '@console/ui/form';
import { LovInput, Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../shared/desk/Field.tsx';
import type { ScanGate } from '../shared/scan/scan-gate.ts';
import { ScanInput } from '../shared/scan/ScanInput.tsx';
import { lineFaults, lineOf, quantityOf, type AssignmentDraft, type DraftLine } from './draft.ts';
import { LineCards } from './LineCards.tsx';
import { messages } from './messages.ts';
import { useDropQuestion } from './use-drop-question.ts';

interface LineCardProps {
  readonly draft: AssignmentDraft;
  readonly index: number;
  readonly destinations: readonly Destination[];
  readonly change: (part: Partial<DraftLine>) => void;
  readonly onRemove: (() => void) | undefined;
  readonly showErrors: boolean;
  /** Of the page that sends the lines. */
  readonly gate: ScanGate;
}

/** One line of a new assignment: destination, type, quantity, and the cards, proposed or scanned. */
export function LineCard({ draft, index, destinations, change, onRemove, showErrors: asked, gate }: LineCardProps) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const [fault, setFault] = useState<string>();
  const line = draft.lines[index]!;
  const faults = lineFaults(line);
  const ask = useDropQuestion();
  const dropped = { cards: line.cards.length };
  // A scan may be answered before the previous one has rendered.
  const latestCards = useRef(line.cards);
  useEffect(() => {
    latestCards.current = line.cards;
  }, [line.cards]);
  const lacking = destinations
    .find(({ secureId }) => secureId === line.destinationId)
    ?.needs.find(({ cardTypeId }) => cardTypeId === line.cardTypeId);
  // A draft of an earlier release has a text.
  const count = Number(line.quantity ?? 0);
  const canPropose = draft.originId !== '' && line.cardTypeId !== '' && count >= 1;
  const originKind = draft.kind === 'DISTRIBUTION' ? 'MRA' : 'BRANCH';
  const propose = async () => {
    // Cards of other lines are skipped, so that many more are requested.
    const cardsOfOtherLines = new Set(
      draft.lines.filter((_, other) => other !== index).flatMap(({ cards }) => cards.map(({ cardNo }) => cardNo)),
    );
    const answer = await sendCall(assignmentCalls.search, {
      query: {
        originKind,
        originId: draft.originId,
        cardTypeId: line.cardTypeId,
        quantity: count + cardsOfOtherLines.size,
      },
    });
    setFault('error' in answer ? errorText(answer.error) : undefined);
    if ('data' in answer)
      change({ cards: answer.data.rows.filter(({ cardNo }) => !cardsOfOtherLines.has(cardNo)).slice(0, count) });
  };
  const takeOut = (gone: string) => {
    const cards = line.cards.filter(({ cardNo }) => cardNo !== gone);
    change({ cards, quantity: quantityOf(line, cards) });
  };
  const quantityFault = fault ?? (asked && faults.quantity ? t('differs', { count: line.cards.length }) : undefined);
  const scan = async (cardNo: string) => {
    const holder = lineOf(draft, cardNo);
    if (holder !== null) return t('inOther', { n: holder });
    const answer = await sendCall(assignmentCalls.checkCard, {
      query: { kind: draft.kind, originId: draft.originId, cardNo },
    });
    if ('error' in answer) return errorText(answer.error);
    if (line.cardTypeId !== '' && answer.data.cardTypeId !== line.cardTypeId)
      return t('wrongType', { type: answer.data.cardType });
    if (latestCards.current.some((card) => card.cardNo === cardNo)) return t('inOther', { n: index + 1 });
    latestCards.current = [...latestCards.current, answer.data];
    change({ cardTypeId: answer.data.cardTypeId, cards: latestCards.current });
    return null;
  };
  return (
    <section className="panel desk" aria-label={t('line', { n: index + 1 })}>
      <div className="desk-row">
        <h2>{t('line', { n: index + 1 })}</h2>
        {onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            {t('removeLine', { n: index + 1 })}
          </Button>
        )}
      </div>
      <div className="desk-grid">
        <Field title={t('destination')} fault={asked && faults.destination ? t('needed') : undefined}>
          {(id, describedBy) => (
            <Select
              id={id}
              className="input"
              value={line.destinationId}
              onChange={({ target }) => change({ destinationId: target.value })}
              aria-describedby={describedBy}
              aria-invalid={asked && faults.destination}
            >
              <option value="">{t('choose')}</option>
              {destinations.map(({ secureId, code, name }) => (
                <option key={secureId} value={secureId}>
                  {code} {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field title={t('type')} fault={asked && faults.type ? t('needed') : undefined}>
          {(id, describedBy) => (
            <LovInput
              id={id}
              path="card-types/lov"
              value={line.cardTypeId === '' ? [] : [line.cardTypeId]}
              onChange={([cardTypeId = '']) => ask(t('typeTitle'), dropped, () => change({ cardTypeId, cards: [] }))}
              required
              invalid={asked && faults.type}
              describedBy={describedBy}
            />
          )}
        </Field>
        <Field
          title={t('quantity')}
          help={lacking && t('lacks', { free: lacking.free, minimum: lacking.minimum, inTransit: lacking.inTransit })}
          fault={quantityFault}
        >
          {(id, describedBy) => (
            <div className="desk-row">
              <NumberField
                narrow
                id={id}
                value={line.quantity}
                placeholder={lacking ? String(lacking.proposed) : ''}
                onChange={(quantity) => change({ quantity })}
                describedBy={describedBy}
                invalid={Boolean(quantityFault)}
              />
              <Button disabled={!canPropose} onClick={() => ask(t('takeTitle'), dropped, propose)}>
                {count > 0 ? t('propose', { n: count }) : t('proposeNone')}
              </Button>
            </div>
          )}
        </Field>
        <Field title={t('carrier')}>
          {(id) => (
            <Select
              id={id}
              className="input"
              value={line.carrier}
              onChange={({ target }) => change({ carrier: target.value as Carrier })}
            >
              {carriers.map(({ value, title }) => (
                <option key={value} value={value}>
                  {text(title)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field title={t('carrierRef')}>
          {(id) => (
            <input
              id={id}
              className="input"
              maxLength={40}
              value={line.carrierRef}
              onChange={({ target }) => change({ carrierRef: target.value })}
            />
          )}
        </Field>
      </div>
      <ScanInput
        label={t('scanInto', { n: index + 1 })}
        onScan={scan}
        gate={gate}
        count={line.cards.length}
        disabled={draft.originId === ''}
      />
      {asked && faults.cards && (
        <p role="alert" className="desk-fault">
          {t('needCards')}
        </p>
      )}
      <LineCards cards={line.cards} onTakeOut={takeOut} />
    </section>
  );
}
