import { fileRules, sizeText, type FileKind } from '@console/contracts/platform/files';
import { useState } from 'react';
import { Button } from '../core/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { checkFile, kindNames, ruleOfKinds } from './check-file.ts';
import { DropZone } from './DropZone.tsx';
import { messages } from './messages.ts';

export interface FileInputProps {
  readonly id: string;
  readonly kinds: readonly FileKind[];
  readonly file: File | null;
  /** Called with a valid file, or with `null` after an invalid one or when it is removed. */
  readonly onChange: (file: File | null) => void;
  readonly disabled?: boolean;
  /** Id of the field's title. */
  readonly labelledBy?: string;
}

/**
 * Chooses one file of the given kinds. An invalid file shows an error and is not sent
 * (docs/model/platform.md#file-uploads).
 * @example
 * <FileInput id={id} kinds={['csv', 'xlsx']} file={file} onChange={setFile} />
 */
export function FileInput({ id, kinds, file, onChange, disabled = false, labelledBy }: FileInputProps) {
  const t = useMessages(messages);
  const text = useText();
  const [fault, setFault] = useState<string>();
  const rule = ruleOfKinds(kinds);
  const choose = (chosen: File) => {
    const wrong = checkFile(rule, chosen);
    setFault(wrong ? text(wrong.text, wrong.parameters) : undefined);
    onChange(wrong ? null : chosen);
  };
  const limits = kinds
    .map((kind) =>
      t('rule', { kinds: kindNames(fileRules[kind].extensions), limit: sizeText(fileRules[kind].maximumBytes) }),
    )
    .join('; ');
  return (
    <div className="upload">
      <DropZone
        id={id}
        accept={rule.accept}
        label={t(file ? 'replace' : 'choose')}
        hint={t('drop')}
        disabled={disabled}
        invalid={fault !== undefined}
        describedBy={fault ? `${id}-fault` : undefined}
        labelledBy={labelledBy}
        onFile={choose}
      >
        <span className="upload-hint">{limits}</span>
      </DropZone>
      {fault && (
        <p className="form-error" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      {file && (
        <p className="upload-chosen">
          <span>
            {t('chosen', {
              name: file.name,
              size: file.size < 1e5 ? `${Math.ceil(file.size / 1024)} KB` : sizeText(file.size),
            })}
          </span>
          {!disabled && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {t('clear')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
