import { useUpload } from '@console/api';
import { fileCalls } from '@console/contracts/platform/files';
import { useErrorText } from '@console/ui/feedback';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';

/** What a form asks of a picture that is made on its page, before it is sent. */
export interface MadePicture {
  /** Resolves when what was made last is kept: the id of the file, or null when there is none. */
  keep(): Promise<string | null>;
}

interface Options {
  readonly module: string;
  readonly name: string;
  readonly onChange: (fileId: string | null) => void;
  readonly ref: Ref<MadePicture> | undefined;
  /** Makes what is there to be made, if nobody has yet. */
  readonly make: () => Promise<Blob | null>;
}

/** Sends a picture that is made on the page, from the camera or by hand, as soon as it is made. */
export function useMadePicture({ module, name, onChange, ref, make }: Options) {
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
