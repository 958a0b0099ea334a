import type { MemberDocument } from '@console/contracts/membership/membership';
import { documentTypes } from '@console/contracts/membership/verification-steps';
import { photoStates } from '@console/contracts/platform/photos/vocabulary';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { OptionTag } from '@console/ui/status';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { Facts } from '../shared/Facts.tsx';
import { messages } from './messages.ts';
import { StoreDialog } from './StoreDialog.tsx';

type DocumentType = (typeof documentTypes)[number]['value'];

/** A row for each kind of document: what is current, its screening, and the button that takes another photo. */
export function Grid({
  memberId,
  documents,
}: {
  readonly memberId: string;
  readonly documents: readonly MemberDocument[];
}) {
  const t = useMessages(messages);
  const text = useText();
  const [open, setOpen] = useState<DocumentType>();
  const currentOf = (type: string) => documents.find((each) => each.documentType === type && each.current);
  const day = (value: string | null | undefined) => (value ? formatDate(value, 'DD MMM YYYY') : '-');
  const rows = documentTypes.map(({ value, title }) => ({ value, title, document: currentOf(value) }));
  return (
    <>
      <Facts
        title={t('documents')}
        rows={rows}
        none={t('none')}
        rowKey={({ value }) => value}
        columns={[
          { title: t('documentType'), of: ({ title }) => text(title) },
          {
            title: t('current'),
            of: ({ document }) =>
              document
                ? t('uploaded', { at: formatDate(document.uploadedAt, dateFormats.log), by: document.uploadedBy })
                : t('none'),
          },
          { title: t('number'), of: ({ document }) => document?.number ?? '-' },
          { title: t('validUntil'), of: ({ document }) => day(document?.validUntil) },
          {
            title: t('screening'),
            of: ({ document }) =>
              document?.screening ? <OptionTag value={document.screening} options={photoStates} /> : '-',
          },
          {
            title: t('act'),
            of: ({ value, title, document }) => (
              <ActionButton
                aria-label={t(document ? 'replaceOf' : 'uploadOf', { type: text(title) })}
                onClick={() => setOpen(value)}
              >
                {t(document ? 'replace' : 'upload')}
              </ActionButton>
            ),
          },
        ]}
      />
      {open && (
        <StoreDialog
          key={open}
          memberId={memberId}
          documentType={open}
          current={currentOf(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
