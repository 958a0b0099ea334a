import { date } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import type { Sheet } from '@console/contracts/promos-products/promo-rate';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useToday } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ActionButton, useWhy } from '@console/ui/why';
import { useMemo, useState } from 'react';
import { changeNote, CopySheetDialog } from './CopySheetDialog.tsx';
import { endpointsOf } from './endpoints.ts';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';
import './promo.css';

interface SheetProps {
  readonly of: OfLine;
  readonly sheet: Sheet;
}

const endTitles = { periodTo: text('Hari terakhir', 'Last day'), reason: text('Alasan') };

/** Asks for the last day of a sheet. */
function EndSheetDialog({ of, sheet, onClose }: SheetProps & { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const today = useToday();
  const [send] = endpointsOf(of).endSheet.useMutation();
  const { secureId, version, promoId, branchId, periodFrom, lines, promoState, officeCode, branchName } = sheet;
  const fields = useMemo(
    () => ({ periodTo: date(), ...(promoState === 'active' ? { reason: changeNote } : {}) }),
    [promoState],
  );
  return (
    <FieldsDialog
      resource={of.sheets}
      name={`end:${secureId}`}
      fields={fields}
      titles={endTitles}
      initial={{ periodTo: today > periodFrom ? today : periodFrom }}
      title={`${t('end')} ${officeCode} ${branchName}`}
      text={t('endText')}
      action={t('end')}
      danger
      send={(values) => send({ body: { secureId, version, promoId, branchId, periodFrom, lines, ...values } as never })}
      onDone={() => {
        notify.success(t(promoState === 'active' ? 'proposed' : 'ended'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** What is done with a whole sheet: copied to other branches, or ended. */
export function SheetActions({ of, sheet }: SheetProps) {
  const t = useMessages(messages);
  const why = useWhy(of.sheets);
  const [open, setOpen] = useState<'copy' | 'end' | null>(null);
  const close = () => setOpen(null);
  const refused = why.of(sheet.promoState === 'inactive' ? 'PROMO_INACTIVE' : undefined);
  return (
    <div className="sheet-actions">
      <ActionButton why={refused} onClick={() => setOpen('copy')}>
        {t('copy')}
      </ActionButton>
      <ActionButton variant="danger" why={refused} onClick={() => setOpen('end')}>
        {t('end')}
      </ActionButton>
      {open === 'copy' && (
        <CopySheetDialog
          of={of}
          sheet={sheet}
          onClose={close}
          onDone={({ stored, waiting }) => {
            notify.success(t(waiting > 0 ? 'copyWaits' : 'copied', { count: waiting > 0 ? waiting : stored }));
            close();
          }}
        />
      )}
      {open === 'end' && <EndSheetDialog of={of} sheet={sheet} onClose={close} />}
    </div>
  );
}
