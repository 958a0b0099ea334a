import { useUpload } from '@console/api';
import { deliveries } from '@console/contracts/cards/card-issuance/deliveries';
import { fileCalls, type FileKind } from '@console/contracts/platform/files';
import { useErrorText } from '@console/ui/feedback';
import { FileInput, UploadProgress } from '@console/ui/upload';
import { useState } from 'react';

const kindOf = ({ name }: File, kinds: readonly FileKind[]): FileKind => (name.toLowerCase().endsWith('.pdf') ? 'pdf' : name.toLowerCase().endsWith('.csv') ? 'csv' : kinds[0]!);

/** One file for a delivery: sent at once, named by its id when the receipt is saved. */
export function UploadField({ id, label, kinds, onChange }: { readonly id: string; readonly label: string; readonly kinds: readonly FileKind[]; readonly onChange: (fileId: string | null) => void }) {
  const errorText = useErrorText();
  const upload = useUpload(fileCalls.upload);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();
  const take = async (chosen: File | null) => {
    setFile(chosen);
    setFault(undefined);
    onChange(null);
    if (!chosen) return;
    const outcome = await upload.send({ file: chosen, fields: { kind: kindOf(chosen, kinds), module: deliveries.module } });
    if ('data' in outcome) return onChange(outcome.data.fileId);
    setFile(null);
    if (outcome.error.code !== 'CANCELLED') setFault(errorText(outcome.error));
  };
  return (
    <div className="form-field">
      <span id={`${id}-label`} className="form-label">{label}</span>
      <FileInput id={id} labelledBy={`${id}-label`} kinds={kinds} file={file} onChange={(chosen) => void take(chosen)} disabled={upload.progress !== null} />
      {upload.progress !== null && <UploadProgress share={upload.progress} onCancel={() => upload.cancel()} />}
      {fault && <p className="form-error" role="alert">{fault}</p>}
    </div>
  );
}
