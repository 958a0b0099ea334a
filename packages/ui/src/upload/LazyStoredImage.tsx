import { useEffect, useRef, useState } from 'react';
import StoredImage, { type StoredImageProps } from './StoredImage.tsx';

export interface LazyStoredImageProps extends StoredImageProps {
  /** Class of the placeholder, which fixes its size so that nothing moves when the image loads. */
  readonly className: string;
}

/**
 * A stored image that is fetched when it scrolls into view, and named before; for lists.
 * @example
 * <LazyStoredImage className="banner-thumbnail" fileId={row.imageId} width={120} />
 */
export function LazyStoredImage({ className, ...image }: LazyStoredImageProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setVisible(true));
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <span ref={place} className={className}>
      {visible ? <StoredImage {...image} /> : <span className="visually-hidden">{image.alt}</span>}
    </span>
  );
}
