import { bulkCalls } from '@console/contracts/promos-products/promo/bulk-calls';
import type { BulkLine } from '@console/contracts/promos-products/promo/bulk-files';
import {
  bulkOperations,
  kindOfOperation,
  operationFields,
  operationTitles,
  type BulkOperation,
} from '@console/contracts/promos-products/promo/bulk-operations';
import { mutationEndpoint } from '@console/api';
import type { Promo } from '@console/contracts/promos-products/promo';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { useId, useState } from 'react';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';

const previews = { SPEKTRA: mutationEndpoint(bulkCalls.SPEKTRA), UFI: mutationEndpoint(bulkCalls.UFI) } as const;
/** Every field is asked by some operation: what was typed for one stays while another is looked at. */
const initial = Object.fromEntries(Object.keys(operationTitles).map((name) => [name, null]));

interface BulkDialogProps {
  readonly of: OfLine & { readonly line: BulkLine };
  readonly promos: readonly Promo[];
  readonly onClose: () => void;
  /** @param kind of the file that the operation has become */
  readonly onPreview: (kind: string, importId: string) => void;
}

/** Asks what is done to the chosen promos, and writes it as a file whose preview is shown. */
export function BulkDialog({ of, promos, onClose, onPreview }: BulkDialogProps) {
  const t = useMessages(messages);
  const text = useText();
  const id = useId();
  const [operation, setOperation] = useState<BulkOperation>('SHIFT_END');
  const [send] = previews[of.line].useMutation();
  const promoIds = promos.map(({ secureId }) => secureId);
  return (
    <FieldsDialog
      resource={of.promos}
      name="bulk"
      fields={operationFields(of.line)[operation]}
      titles={operationTitles}
      initial={initial}
      title={t('bulkOf', { count: promos.length })}
      text={t('bulkText')}
      action={t('bulkPreview')}
      send={(values) => send({ body: { promoIds, operation, values } })}
      onDone={({ secureId }) => onPreview(kindOfOperation[operation], secureId)}
      onClose={onClose}
      choice={
        <div className="field">
          <label htmlFor={id}>{t('bulkOperation')}</label>
          <Select
            id={id}
            className="input"
            value={operation}
            onChange={({ target }) => setOperation(target.value as BulkOperation)}
          >
            {bulkOperations.map(({ value, title }) => (
              <option key={value} value={value}>
                {text(title)}
              </option>
            ))}
          </Select>
        </div>
      }
    />
  );
}
