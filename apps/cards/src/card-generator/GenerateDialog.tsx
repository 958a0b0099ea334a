import { isApiError, mutationEndpoint } from '@console/api';
import {
  destinationRules,
  generationCalls,
  type DestinationRule,
  type GenerationPart,
  type GenerationRun,
  type WaitingAllotment,
  type WantedGeneration,
} from '@console/contracts/cards/card-generator/generation';
import { Button, usePreviewOf } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { useErrorText } from '@console/ui/feedback';
import { Select } from '@console/ui/lov';
import { common, useMessages, useText } from '@console/ui/messages';
import { useId, useMemo, useState } from 'react';
import { namedTogether, useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { DesignsAndVendor } from './DesignsAndVendor.tsx';
import './generator.css';
import { messages } from './messages.ts';
import { ActionButton } from '@console/ui/why';
import { PartsTable, PreviewTotal } from './Preview.tsx';

const previewed = mutationEndpoint(generationCalls.previewBranch);
const generate = mutationEndpoint(generationCalls.generateBranch, {
  invalidates: ['card-allotments', 'card-reservations', 'card-issuance', 'cards'],
});
interface Draft {
  readonly designs: Record<string, string | null>;
  readonly vendorCode: string | null;
  readonly rule: DestinationRule;
}
interface Preview {
  readonly quantity: number;
  readonly issuances: readonly GenerationPart[];
}

/** Initial designs: those that all lines of a type agree on. */
function requestedDesigns(rows: readonly WaitingAllotment[]): Record<string, string | null> {
  const requested = new Map<string, string | null>();
  for (const { cardTypeId, cardDesignId } of rows)
    requested.set(
      cardTypeId,
      requested.has(cardTypeId) && requested.get(cardTypeId) !== cardDesignId ? null : cardDesignId,
    );
  return Object.fromEntries(requested);
}

/** Choose the design per type, vendor and destination, then preview and generate. */
export function GenerateDialog({
  rows,
  onClose,
  onStarted,
}: {
  readonly rows: readonly WaitingAllotment[];
  readonly onClose: () => void;
  readonly onStarted: (run: GenerationRun) => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const failure = useErrorText();
  const id = useId();
  const types = useMemo(
    () => [...new Map(rows.map(({ cardTypeId, cardType }) => [cardTypeId, cardType])).entries()],
    [rows],
  );
  const {
    values: { designs, vendorCode, rule },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft<Draft>(
    `generate:${namedTogether(rows.map(({ secureId }) => secureId))}`,
    {
      designs: requestedDesigns(rows),
      vendorCode: null,
      rule: 'RESERVATION',
    },
    onClose,
  );
  const [fault, setFault] = useState<string>();
  const [ask, { isLoading: asking }] = previewed.useMutation();
  const [send, { isLoading: sending }] = generate.useMutation();
  const whole = vendorCode !== null && types.every(([type]) => designs[type]);
  const request = (): WantedGeneration => ({
    allotmentIds: rows.map(({ secureId }) => secureId),
    designs: types.map(([cardTypeId]) => ({ cardTypeId, cardDesignId: designs[cardTypeId]! })),
    vendorCode: vendorCode!,
    rule,
  });
  const { preview, hold, forget } = usePreviewOf<Preview>(request());
  const take = <T,>(answer: { data: T } | { error: unknown }, then: (data: T) => void) => {
    if ('data' in answer) {
      setFault(undefined);
      then(answer.data);
    } else setFault(isApiError(answer.error) ? failure(answer.error) : undefined);
  };
  const started = (run: GenerationRun) => {
    discard();
    onStarted(run);
  };
  return (
    <Dialog
      title={preview ? t('previewTitle') : t('wantedTitle', { count: rows.length })}
      width={760}
      onClose={close}
      holds={holds}
      footer={
        preview ? (
          <>
            <Button onClick={() => forget()}>{t('back')}</Button>
            <ActionButton
              variant="primary"
              busy={sending}
              onClick={() =>
                send({ body: request() }).then((answer) => take(answer as { data: GenerationRun }, started))
              }
            >
              {t('generate')}
            </ActionButton>
          </>
        ) : (
          <>
            <Button onClick={close}>{words('cancel')}</Button>
            <ActionButton
              variant="primary"
              busy={asking}
              disabled={!whole}
              onClick={() => ask({ body: request() }).then((answer) => take(answer as { data: Preview }, hold))}
            >
              {t('showPreview')}
            </ActionButton>
          </>
        )
      }
    >
      {preview ? (
        <>
          <PartsTable parts={preview.issuances} offices />
          <PreviewTotal quantity={preview.quantity} />
        </>
      ) : (
        <div className="generation-form">
          <DesignsAndVendor
            types={types}
            designs={designs}
            onDesigns={(chosen) => change({ designs: chosen })}
            vendorCode={vendorCode}
            onVendor={(code) => change({ vendorCode: code })}
          />
          <label htmlFor={`${id}-rule`}>
            {t('rule')}
            <Select
              id={`${id}-rule`}
              className="input"
              value={rule}
              onChange={({ target }) => change({ rule: target.value as DestinationRule })}
            >
              {destinationRules.map(({ value, title }) => (
                <option key={value} value={value}>
                  {text(title)}
                </option>
              ))}
            </Select>
          </label>
        </div>
      )}
      {fault && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
