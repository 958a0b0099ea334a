import { useEffect, useRef, useState } from 'react';
import StoredImage, { type StoredImageProps } from './StoredImage.tsx';

export interface LazyStoredImageProps extends StoredImageProps {
  /** Of the place that the image takes. It has a size of its own, so that nothing moves when the image comes. */
  readonly className: string;
}

/** A stored image among many, such as in a list: fetched once it comes into view, since pictures are heavy. */
export function LazyStoredImage({ className, ...image }: LazyStoredImageProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <span ref={place} className={className}>
      {seen && <StoredImage {...image} />}
    </span>
  );
}
