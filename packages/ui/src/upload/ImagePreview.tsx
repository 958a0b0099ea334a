import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import StoredImage from './StoredImage.tsx';

function LocalImage({ file, width, alt }: { readonly file: File; readonly width: number; readonly alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    image.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} className="upload-image" alt={alt} style={{ width }} />;
}

/** An image at each width in pixels; a file just chosen is shown without fetching it. */
export function ImagePreview({
  fileId,
  file,
  widths,
}: {
  readonly fileId: string;
  readonly file?: File | undefined;
  readonly widths: readonly number[];
}) {
  const t = useMessages(messages);
  return (
    <div className="upload-previews">
      {widths.map((width) => (
        <figure key={width}>
          {file ? (
            <LocalImage file={file} width={width} alt={t('preview', { width })} />
          ) : (
            <StoredImage fileId={fileId} width={width} alt={t('preview', { width })} />
          )}
          <figcaption>{t('preview', { width })}</figcaption>
        </figure>
      ))}
    </div>
  );
}
