import { fetchFile } from '@console/api';
import { fileCalls } from '@console/contracts/platform/files';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import './upload.css';

/** Result of fetching a file; no address when it failed. */
interface Fetched {
  readonly fileId: string;
  readonly address: string | undefined;
  /** The services have no such file for this person. */
  readonly isHidden?: boolean;
}

export interface StoredImageProps {
  readonly fileId: string;
  readonly alt?: string;
  /** Pixels. */
  readonly width?: number;
}

/**
 * A stored image. It is fetched with the session's token, since the services give it only to those who may see its
 * record.
 * @example
 * <StoredImage fileId={record.imageId} width={360} alt={record.name} />
 */
export default function StoredImage({ fileId, alt = '', width }: StoredImageProps) {
  const t = useMessages(messages);
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    const leaving = new AbortController();
    let address: string | undefined;
    void fetchFile(fileCalls.read, { parameters: { fileId } }, leaving.signal).then((outcome) => {
      if (leaving.signal.aborted) return;
      address = 'data' in outcome ? URL.createObjectURL(outcome.data.blob) : undefined;
      setFetched({ fileId, address, isHidden: 'error' in outcome && outcome.error.status === 404 });
    });
    return () => {
      leaving.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [fileId]);
  if (fetched?.fileId !== fileId) return <output className="upload-hint">{t('loading')}</output>;
  if (!fetched.address) return <output className="upload-hint">{t(fetched.isHidden ? 'hidden' : 'failed')}</output>;
  return <img className="upload-image" src={fetched.address} alt={alt} style={width ? { width } : undefined} />;
}
