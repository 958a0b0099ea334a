import { memberDocuments, numberedDocuments } from '@console/contracts/membership/member-document';
import type { MemberDocument } from '@console/contracts/membership/membership';
import { documentTypes } from '@console/contracts/membership/verification-steps';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages, useText } from '@console/ui/messages';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

const { fileId, number, validUntil } = memberDocuments.fields;
const plain = { fileId, validUntil };
const numbered = { fileId, number, validUntil };

type DocumentType = (typeof documentTypes)[number]['value'];

/** Takes another photo of a kind of document. */
export function StoreDialog({
  memberId,
  documentType,
  current,
  onClose,
}: {
  readonly memberId: string;
  readonly documentType: DocumentType;
  readonly current: MemberDocument | undefined;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const text = useText();
  const [store] = endpoints.store.useMutation();
  const type = text(documentTypes.find(({ value }) => value === documentType)!.title);
  const hasNumber = numberedDocuments.some((each) => each === documentType);
  const stays = documentType === '1' && current?.screening === 'APPROVED';
  return (
    <FieldsDialog
      resource={memberDocuments}
      name={`${documentType}:${memberId}`}
      fields={hasNumber ? numbered : plain}
      title={t(current ? 'replaceOf' : 'uploadOf', { type })}
      text={t(stays ? 'stays' : 'waits')}
      action={t('save')}
      send={(values) => store({ parameters: { secureId: memberId }, body: { ...values, documentType } as never })}
      onDone={({ state }) => {
        onClose();
        if (state === 'REJECTED') notify.error(t('blurred'));
        else notify.success(t('saved'));
      }}
      onClose={onClose}
    />
  );
}
