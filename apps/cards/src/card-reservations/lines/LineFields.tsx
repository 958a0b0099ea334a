import { useLov } from '@console/api';
import { lineLimit } from '@console/contracts/cards/card-reservations/vocabulary';
import { Checkbox } from '@console/ui/core';
import { LovInput, Select } from '@console/ui/lov';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useId } from 'react';
import { messages } from '../messages.ts';
import type { Requester, LineInput } from './line.ts';
import { Quantity } from './Quantity.tsx';
import { Stock } from './Stock.tsx';

const firstOf = (chosen: readonly string[]): string | null => chosen[0] ?? null;

/** Filters of the card types: those with plastic, and for a branch those it may stock. */
const typesFor = ({ destinationKind, destinationId }: LineInput): Record<string, string> => ({
  physical: 'true',
  ...(destinationKind === 'BRANCH' && destinationId ? { branchId: destinationId } : {}),
});

/** Whether the chosen type may not be stocked at the destination, which was chosen later. */
function useIsUnsuitable(line: LineInput, fixed: boolean): boolean {
  const { destinationKind, destinationId, cardTypeId } = line;
  const isChecked = !fixed && destinationKind === 'BRANCH' && destinationId !== null && cardTypeId !== null;
  const { currentData } = useLov('card-types/lov', typesFor(line), { skip: !isChecked });
  return isChecked && currentData !== undefined && !currentData.some(({ secureId }) => secureId === cardTypeId);
}

/** Errors of a line's fields by name. */
export type LineFaults = Readonly<Partial<Record<keyof LineInput, string>>>;

function Fault({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className="form-error" role="alert">
      {text}
    </p>
  );
}

/** Destination, type, design, quantity and delivery of one line. */
export function LineFields({
  requester,
  line,
  fixed = false,
  faults = {},
  onChange,
}: {
  readonly requester: Requester;
  readonly line: LineInput;
  /** Destination and type are read-only. */
  readonly fixed?: boolean;
  readonly faults?: LineFaults;
  readonly onChange: (line: LineInput) => void;
}) {
  const t = useMessages(messages);
  const id = useId();
  const change = (part: Partial<LineInput>) => onChange({ ...line, ...part });
  const byMra = requester.kind === 'MRA';
  const unsuited = useIsUnsuitable(line, fixed);
  const typeFault = faults.cardTypeId ?? (unsuited ? t('typeNotForBranch') : undefined);
  const quantityFault =
    faults.qtyRequested && line.qtyRequested !== null
      ? t('quantityRange', { most: formatNumber(lineLimit) })
      : faults.qtyRequested;
  return (
    <>
      {byMra && !fixed && (
        <label htmlFor={`${id}-kind`}>
          {t('kind')}
          <Select
            id={`${id}-kind`}
            className="input"
            value={line.destinationKind}
            onChange={({ target }) =>
              change({
                destinationKind: target.value as 'MRA' | 'BRANCH',
                destinationId: target.value === 'MRA' ? requester.id : null,
                viaMra: false,
              })
            }
          >
            <option value="BRANCH">{t('branchKind')}</option>
            <option value="MRA">{t('mraItself')}</option>
          </Select>
        </label>
      )}
      {byMra && !fixed && line.destinationKind === 'BRANCH' && (
        <label htmlFor={`${id}-office`}>
          {t('destination')}
          <LovInput
            id={`${id}-office`}
            invalid={Boolean(faults.destinationId)}
            describedBy={`${id}-office-fault`}
            path="branch/lov"
            parameters={{ line: 'SPEKTRA', ...(requester.id ? { mraId: requester.id } : {}) }}
            required
            value={line.destinationId ? [line.destinationId] : []}
            onChange={(chosen) => change({ destinationId: firstOf(chosen) })}
          />
          <Fault id={`${id}-office-fault`} text={faults.destinationId} />
        </label>
      )}
      {!fixed && (
        <label htmlFor={`${id}-type`}>
          {t('cardType')}
          <LovInput
            id={`${id}-type`}
            invalid={Boolean(typeFault)}
            describedBy={`${id}-type-fault`}
            path="card-types/lov"
            parameters={typesFor(line)}
            required
            value={line.cardTypeId ? [line.cardTypeId] : []}
            onChange={(chosen) => change({ cardTypeId: firstOf(chosen), cardDesignId: null })}
          />
          <Fault id={`${id}-type-fault`} text={typeFault} />
        </label>
      )}
      <label htmlFor={`${id}-design`}>
        {t('design')}
        <LovInput
          id={`${id}-design`}
          path="card-design/lov"
          placeholder={t('anyDesign')}
          disabled={line.cardTypeId === null}
          parameters={line.cardTypeId ? { cardTypeId: line.cardTypeId } : {}}
          value={line.cardDesignId ? [line.cardDesignId] : []}
          onChange={(chosen) => change({ cardDesignId: firstOf(chosen) })}
        />
      </label>
      <label htmlFor={`${id}-quantity`}>
        {t('quantity')}
        <Quantity
          id={`${id}-quantity`}
          value={line.qtyRequested}
          invalid={Boolean(quantityFault)}
          describedBy={`${id}-quantity-fault`}
          onChange={(qtyRequested) => change({ qtyRequested })}
        />
        <Fault id={`${id}-quantity-fault`} text={quantityFault} />
      </label>
      {line.destinationKind === 'BRANCH' && (
        <label htmlFor={`${id}-via`} className="tick">
          <Checkbox
            id={`${id}-via`}
            checked={line.viaMra}
            onChange={({ target }) => change({ viaMra: target.checked })}
          />
          {t('viaMra')}
        </label>
      )}
      <div className="wide">
        <Stock destinationId={line.destinationId} cardTypeId={line.cardTypeId} />
      </div>
    </>
  );
}
