import type { Banner } from '@console/contracts/promos-products/master-banner';
import { StoredImage } from '@console/ui/upload';
import { useEffect, useRef, useState } from 'react';
import './thumbnail.css';

/** Pixels. */
const width = 56;

/** The picture of a banner in a list; fetched once its row comes into view, since pictures are heavy. */
export function Thumbnail({ banner: { imageMobile, imageDesktop, title } }: { readonly banner: Banner }) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  const fileId = imageMobile ?? imageDesktop;
  return <span ref={place} className="banner-thumbnail">{fileId && seen ? <StoredImage fileId={fileId} alt={title} width={width} /> : fileId ? null : '-'}</span>;
}
