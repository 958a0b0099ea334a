import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import type { PictureSize } from './check-file.ts';
import { messages } from './messages.ts';
import StoredImage from './StoredImage.tsx';

/** A file that was just chosen, with its size where the browser could say it. */
export interface LocalPicture {
  readonly file: File;
  readonly size?: PictureSize | undefined;
}

interface LocalImageProps extends LocalPicture {
  readonly width: number;
  readonly alt: string;
}

/** Takes its height before the file is decoded: nothing below it moves while somebody presses it. */
function LocalImage({ file, size, width, alt }: LocalImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    image.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const ratio = size && { aspectRatio: `${size.width} / ${size.height}` };
  return <img ref={image} className="upload-image" alt={alt} style={{ width, ...ratio }} />;
}

/** An image at each width in pixels; a file just chosen is shown without fetching it. */
export function ImagePreview({
  fileId,
  local,
  widths,
}: {
  readonly fileId: string;
  readonly local?: LocalPicture | undefined;
  readonly widths: readonly number[];
}) {
  const t = useMessages(messages);
  return (
    <div className="upload-previews">
      {widths.map((width) => (
        <figure key={width}>
          {local ? (
            <LocalImage file={local.file} size={local.size} width={width} alt={t('preview', { width })} />
          ) : (
            <StoredImage fileId={fileId} width={width} alt={t('preview', { width })} />
          )}
          <figcaption>{t('preview', { width })}</figcaption>
        </figure>
      ))}
    </div>
  );
}
