import type { Outcome } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { faceFields, faceTitles } from '@console/contracts/membership/otp';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';

const title = text('Cocokkan wajah dengan KTP', 'Compare the face with the identity card');
const why = text(
  'Hanya selama SMS tidak dapat dikirim. Nama Anda dan waktunya dicatat.',
  'Only while no SMS can be sent. Your name and the time are kept.',
);
const action = text('Catat', 'Record');

interface FaceMatchProps {
  readonly resource: Resource;
  readonly phone: string;
  readonly send: (confirmed: { readonly ktpSeen: true; readonly sameFace: true }) => Promise<Outcome<unknown>>;
  readonly onMatched: () => void;
}

/**
 * The way on where no code can be sent: staff confirm that they saw the original card, and that the face is that of it.
 * @example
 * <FaceMatch resource={registrations} phone={phone} send={(both) => face({ body: both })} onMatched={go} />
 */
export function FaceMatch({ resource, phone, send, onMatched }: FaceMatchProps) {
  const words = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{words(title)}</ActionButton>
      {isOpen && (
        <FieldsDialog
          resource={resource}
          name={`face:${phone}`}
          fields={faceFields}
          titles={faceTitles}
          title={words(title)}
          text={words(why)}
          action={words(action)}
          send={(values) => send(values as { readonly ktpSeen: true; readonly sameFace: true })}
          onDone={() => {
            setOpen(false);
            onMatched();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
