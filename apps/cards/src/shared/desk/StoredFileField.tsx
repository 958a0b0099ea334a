import { useUpload } from '@console/api';
import { fileCalls, fileRules, type FileKind } from '@console/contracts/platform/files';
import { useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { DropZone } from '@console/ui/upload';
import { useState } from 'react';
import { Field } from './Field.tsx';
import { messages } from './messages.ts';

interface StoredFileFieldProps {
  readonly title: string;
  readonly module: string;
  readonly kinds: readonly FileKind[];
  /** Megabytes. */
  readonly limit: number;
  /** Id of the stored file. */
  readonly value: string | null;
  readonly onChange: (fileId: string | null) => void;
  readonly fault?: string | undefined;
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase();

/** A file that is uploaded when chosen, so that it survives a reload. */
export function StoredFileField({ title, module, kinds, limit, value, onChange, fault }: StoredFileFieldProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const upload = useUpload(fileCalls.upload);
  const isSending = upload.progress !== null;
  const endings = kinds.flatMap((kind) => fileRules[kind].extensions).join(' ');
  const take = async (chosen: File) => {
    const kind = kinds.find((each) => fileRules[each].extensions.includes(endingOf(chosen.name)));
    if (!kind) return setFailure(t('wrongKind', { endings }));
    if (chosen.size > limit * 1024 * 1024) return setFailure(t('tooLarge', { limit }));
    const answer = await upload.send({ file: chosen, fields: { kind, module } });
    setFailure('error' in answer ? errorText(answer.error) : undefined);
    if ('data' in answer) onChange(answer.data.fileId);
  };
  return (
    <Field title={title} fault={failure ?? fault}>
      {(id, describedBy) => (
        <div className="upload">
          <DropZone
            id={id}
            accept={kinds.map((kind) => fileRules[kind].accept).join(',')}
            label={t(value === null ? 'choose' : 'replace')}
            hint={t('drop')}
            disabled={isSending}
            invalid={(failure ?? fault) !== undefined}
            describedBy={describedBy}
            labelledBy={`${id}-label`}
            onFile={(file) => void take(file)}
          >
            <span className="upload-hint">{t('limits', { endings, limit })}</span>
          </DropZone>
          {isSending ? (
            <output>{t('sending')}</output>
          ) : (
            value !== null && <output className="desk-done">{t('stored')}</output>
          )}
        </div>
      )}
    </Field>
  );
}
