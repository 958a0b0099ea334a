import { useUpload } from '@console/api';
import { fileCalls } from '@console/contracts/platform/files';
import { useErrorText } from '@console/ui/feedback';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';

/** Interface of a form to a picture taken on its page, used before sending. */
export interface PictureHandle {
  /** Resolves when the latest picture is stored: with the id of its file, or `null` without one. */
  keep(): Promise<string | null>;
}

interface Options {
  readonly module: string;
  readonly name: string;
  readonly onChange: (fileId: string | null) => void;
  readonly ref: Ref<PictureHandle> | undefined;
  /** Takes the picture, if it was not taken yet. */
  readonly take: () => Promise<Blob | null>;
}

/** Uploads a picture taken on the page, by camera or drawn, as soon as it is taken. */
export function useTakenPicture({ module, name, onChange, ref, take: make }: Options) {
  const errorText = useErrorText();
  const upload = useUpload(fileCalls.upload);
  const [failure, setFailure] = useState<string>();
  const running = useRef<Promise<string | null>>(undefined);
  const send = async (): Promise<string | null> => {
    const blob = await make();
    if (!blob) return null;
    const answer = await upload.send({
      file: new File([blob], name, { type: blob.type }),
      fields: { kind: 'image', module },
    });
    setFailure('error' in answer ? errorText(answer.error) : undefined);
    if ('error' in answer) return null;
    onChange(answer.data.fileId);
    return answer.data.fileId;
  };
  const keep = (): Promise<string | null> => {
    running.current ??= send().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  useImperativeHandle(ref, () => ({ keep }));
  return { keep, failure, isSending: upload.progress !== null };
}
