import { queryEndpoint } from '@console/api';
import {
  cardSequences,
  largestRange,
  sequenceCalls,
  type CardSequence,
} from '@console/contracts/cards/card-generator/sequences';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { largestSerial } from '@console/contracts/cards/card-number';
import { text } from '@console/contracts/core/text';
import { Dialog } from '@console/ui/dialogs';
import { ResourceForm, type FormValues, type FormSectionsOf } from '@console/ui/form';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useMemo } from 'react';
import { messages } from './messages.ts';

const preview = queryEndpoint(sequenceCalls.preview);

/** Of a range in use, only the warning level can change. */
const sectionsOf = (used: boolean): FormSectionsOf<typeof cardSequences> => {
  const fixed = used ? { disabled: () => true } : {};
  return [
    {
      fields: [
        { name: 'cardTypeId', ...fixed },
        { name: 'purpose', ...fixed },
        { name: 'serialFrom', ...fixed },
        { name: 'serialTo', ...fixed },
        { name: 'warnBelow', help: text('Kosong berarti 5 % dari rentang', 'Empty means 5 % of the range') },
      ],
    },
  ];
};

const isSerial = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= largestSerial;

/** First and last number with check digits, once known. */
function Numbers({
  values: { cardTypeId, serialFrom, serialTo },
  secureId,
}: {
  readonly values: FormValues;
  readonly secureId: string | undefined;
}) {
  const t = useMessages(messages);
  const numbersKnown =
    typeof cardTypeId === 'string' &&
    isSerial(serialFrom) &&
    isSerial(serialTo) &&
    serialFrom <= serialTo &&
    serialTo - serialFrom < largestRange;
  const { currentData } = preview.useQuery(
    {
      query: {
        cardTypeId: cardTypeId as string,
        serialFrom: serialFrom as number,
        serialTo: serialTo as number,
        ...(secureId ? { secureId } : {}),
      },
    },
    { skip: !numbersKnown },
  );
  if (!numbersKnown || !currentData) return <output className="range-preview">{t('previewHint')}</output>;
  const { firstNumber, lastNumber, overlaps } = currentData;
  return (
    <output className="range-preview">
      <strong>{t('numbers')}</strong>{' '}
      {t('preview', {
        first: printedCardNumber(firstNumber),
        last: printedCardNumber(lastNumber),
        count: formatNumber(serialTo - serialFrom + 1),
      })}
      {overlaps && <span className="form-error">{t('overlaps', { code: overlaps })}</span>}
    </output>
  );
}

/** Creates or changes a range; shows its first and last number beside the serials. */
export function RangeDialog({
  record,
  onClose,
}: {
  readonly record: CardSequence | null;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const sections = useMemo(() => sectionsOf(record !== null && record.state !== 'DRAFT'), [record]);
  return (
    <Dialog
      title={record ? t('changeRange', { code: record.code }) : t('newRange')}
      width={720}
      onClose={onClose}
      footer={null}
    >
      <ResourceForm
        resource={cardSequences}
        sections={sections}
        {...(record ? { record } : {})}
        initial={{ purpose: 'STOCK' }}
        onSaved={onClose}
        onCancel={onClose}
      >
        {(values) => <Numbers values={values} secureId={record?.secureId} />}
      </ResourceForm>
    </Dialog>
  );
}
