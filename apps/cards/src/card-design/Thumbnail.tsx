import { StoredImage } from '@console/ui/upload';
import { useEffect, useRef, useState } from 'react';
import './card-design.css';

/** The front of a design in a list; fetched once it comes into view, since pictures are heavy. */
export function Thumbnail({ fileId, name, className }: { readonly fileId: string; readonly name: string; readonly className: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return <span ref={place} className={className}>{seen && <StoredImage fileId={fileId} alt={name} />}</span>;
}
