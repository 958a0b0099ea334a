import type { LossPick } from '@console/contracts/cards/card-lost/desk';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Field } from '../../shared/desk/Field.tsx';
import { useDeskDraft } from '../../shared/desk/use-desk-draft.ts';
import type { ScanGate } from '../../shared/scan/scan-gate.ts';
import { messages } from '../messages.ts';

interface AddManyProps {
  readonly kind: LossPick['kind'];
  /** Resolves with the reason when nothing could be added, else `null`. */
  readonly onAdd: (request: Omit<LossPick, 'kind'>) => Promise<string | null>;
  /** Of the report that sends the cards. */
  readonly gate: ScanGate;
}

const nothing = { cardFrom: '', cardTo: '', documentNo: '' };

/** Adds many cards at once: a range of numbers, or all cards of a delivery or assignment. */
export function AddMany({ kind, onAdd, gate }: AddManyProps) {
  const t = useMessages(messages);
  const { values: typed, change } = useDeskDraft(`card-lost:${kind}:many`, nothing);
  const [faults, setFaults] = useState<{ readonly range?: string | undefined; readonly document?: string | undefined }>(
    {},
  );
  const inputs = useRef<Partial<Record<keyof typeof typed, HTMLInputElement | null>>>({});
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  // A range may be hundreds of cards: they are seen in the list before the report is sent.
  useEffect(() => {
    const held = () => (Object.keys(nothing) as (keyof typeof nothing)[]).find((name) => latest.current[name].trim());
    return gate({
      isHolding: () => held() !== undefined,
      take: () => {
        setFaults({ [held() === 'documentNo' ? 'document' : 'range']: t('notYetAdded') });
        return Promise.resolve(false);
      },
      focus: () => inputs.current[held()!]?.focus(),
    });
  }, [gate, t]);
  const addRange = async () => {
    const { cardFrom, cardTo } = typed;
    if (!cardFrom.trim() || !cardTo.trim()) return setFaults({ range: t('needed') });
    const why = await onAdd({ cardFrom, cardTo });
    setFaults({ range: why ?? undefined });
    if (why === null) change({ cardFrom: '', cardTo: '' });
  };
  const addDocument = async () => {
    if (!typed.documentNo.trim()) return setFaults({ document: t('needed') });
    const why = await onAdd({ documentNo: typed.documentNo });
    setFaults({ document: why ?? undefined });
    if (why === null) change({ documentNo: '' });
  };
  const onEnter = (act: () => Promise<void>) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void act();
  };
  const input = (
    id: string,
    name: keyof typeof typed,
    act: () => Promise<void>,
    fault: string | undefined,
    describedBy?: string,
  ) => (
    <input
      ref={(element) => {
        inputs.current[name] = element;
      }}
      id={id}
      className="input card-number"
      style={{ maxWidth: 220 }}
      autoComplete="off"
      maxLength={30}
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      onKeyDown={onEnter(act)}
      aria-invalid={fault !== undefined}
      aria-describedby={describedBy}
    />
  );
  return (
    <>
      <div className="desk-row">
        <Field title={t('from')}>{(id) => input(id, 'cardFrom', addRange, faults.range)}</Field>
        <Field title={t('to')} fault={faults.range}>
          {(id, describedBy) => input(id, 'cardTo', addRange, faults.range, describedBy)}
        </Field>
        <Button onClick={() => addRange()}>{t('add')}</Button>
      </div>
      {kind === 'COURIER' && (
        <Field title={t('document')} help={t('documentHelp')} fault={faults.document}>
          {(id, describedBy) => (
            <div className="desk-row">
              {input(id, 'documentNo', addDocument, faults.document, describedBy)}
              <Button onClick={() => addDocument()} aria-label={`${t('add')}: ${t('document')}`}>
                {t('add')}
              </Button>
            </div>
          )}
        </Field>
      )}
    </>
  );
}
